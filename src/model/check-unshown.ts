import { z } from "zod"
import { type Fault, placeOf } from "./fault"
import type { Entry } from "./read-entries"

const object = z.record(z.string(), z.unknown())

/** Warns of fields that a schema of others has, and that no page shows: their words are not lost by a mistake of ours. */
export function unshownFields({ file, kind, data, source }: Entry): Fault[] {
  return placesIn(kind.schema, data).map((at) => ({
    file,
    line: source.lineOf(at),
    place: placeOf(at),
    reason: "is shown by no page; it may stay",
  }))
}

/** The paths of the unshown fields that have a value. What lies inside one is not listed again. */
function placesIn(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): PropertyKey[][] {
  if (data === undefined) return []
  if (z.globalRegistry.get(schema)?.unshown) return [at]
  if (schema instanceof z.ZodOptional) return placesIn(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => placesIn(schema.element, item, [...at, index]))
  const { data: fields } = object.safeParse(data)
  if (!(schema instanceof z.ZodObject) || !fields) return []
  return Object.entries(schema.shape).flatMap(([key, field]) => placesIn(field, fields[key], [...at, key]))
}
