import { z } from "zod"

/** How a field is filled in, for code that makes editors and tables from the model. */
type Input =
  | { is: "text" | "date" | "email" | "color" | "file" | "video" | "page" | "number" | "truth" }
  | { is: "choice"; options: (string | number)[] }
  | { is: "list"; of: z.core.$ZodType }
  | { is: "group"; name: string | undefined; fields: z.ZodObject }

/** An optional field's inner schema, or the field itself. */
export const required = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodOptional ? field.unwrap() : field

/** How a field is filled in. Throws on a kind of field that it does not know yet. */
export function inputOf(optional: z.core.$ZodType): Input {
  const field = required(optional)
  const { role, type } = z.globalRegistry.get(field) ?? {}
  if (role === "file" || role === "page" || role === "color") return { is: role }
  if (role === "way") return { is: "page" }
  if (role === "static") return { is: "video" }
  if (field instanceof z.ZodArray) return { is: "list", of: field.element }
  if (field instanceof z.ZodObject) return { is: "group", name: type, fields: field }
  if (field instanceof z.ZodEnum) return { is: "choice", options: field.options }
  if (field instanceof z.ZodLiteral) return { is: "choice", options: valuesOf(field) }
  if (field instanceof z.ZodBoolean) return { is: "truth" }
  if (field instanceof z.ZodNumber) return { is: "number" }
  if (field instanceof z.ZodISODate) return { is: "date" }
  if (field instanceof z.ZodEmail) return { is: "email" }
  if (field instanceof z.ZodString) return { is: "text" }
  throw new Error(`A field of the content model is of a kind that src/model/schema/input.ts does not know`)
}

const valuesOf = ({ values }: z.ZodLiteral) =>
  [...values].filter((value) => typeof value === "string" || typeof value === "number")

export const aboutOf = (field: z.core.$ZodType): string => z.globalRegistry.get(field)?.description ?? ""
