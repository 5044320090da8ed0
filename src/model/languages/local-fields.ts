import { z } from "zod"
import type { LocalLink } from "../pages/languages/local-links"

const object = z.record(z.string(), z.unknown())
const links: ReadonlySet<unknown> = new Set(["page", "way"])

/** An entry's fields with its links as they lead in its language. A link says itself where it leads to another one (src/components/site-link/use-hreflang.ts). */
export function localFields(
  schema: z.core.$ZodType,
  data: unknown,
  linkOf: (to: string) => LocalLink,
): unknown {
  if (schema instanceof z.ZodOptional) return localFields(schema.unwrap(), data, linkOf)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((item) => localFields(schema.element, item, linkOf))
  const values = object.safeParse(data).data
  if (!(schema instanceof z.ZodObject) || !values) return data
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      const field = schema.shape[name]
      if (!field) return [[name, value]]
      if (typeof value !== "string" || !isLink(field)) return [[name, localFields(field, value, linkOf)]]
      return [[name, linkOf(value).to]]
    }),
  )
}

const isLink = (field: z.core.$ZodType): boolean =>
  field instanceof z.ZodOptional ? isLink(field.unwrap()) : links.has(z.globalRegistry.get(field)?.role)
