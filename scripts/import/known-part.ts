import { z } from "zod"
import { formatPath } from "../../src/model/errors/content-issue"
import { quoted } from "./quoted"

const object = z.record(z.string(), z.unknown())

/** A value with what a schema knows of it, and the places that it does not know. Empty texts and lists are left out. */
type Known = { value: unknown; unknown: string[] }

/** Takes out of some data what a schema does not know: other tools write more than the standard has, or leave fields empty. */
export function knownPart(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): Known {
  if (schema instanceof z.ZodOptional) return knownPart(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    const items = data.map((item, index) => knownPart(schema.element, item, [...at, index]))
    const values = items.map(({ value }) => value).filter((value) => !isEmpty(value))
    return { value: values, unknown: items.flatMap((item) => item.unknown) }
  }
  const { data: fields } = object.safeParse(data)
  if (!(schema instanceof z.ZodObject) || !fields) return { value: trimmed(data), unknown: [] }
  const parts = Object.entries(fields).map(([key, value]) => {
    // A key may have the name of what every object has, such as constructor.
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
    const place = [...at, key]
    const unknown = isEmpty(value) || key === "$schema" ? [] : [`${formatPath(place)} ${quoted(value)}`]
    return [key, field ? knownPart(field, value, place) : { value: undefined, unknown }] as const
  })
  const kept = parts.filter(([, { value }]) => !isEmpty(value)).map(([key, { value }]) => [key, value])
  return { value: Object.fromEntries(kept), unknown: parts.flatMap(([, part]) => part.unknown) }
}

const trimmed = (value: unknown) => (typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : value)

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0)
