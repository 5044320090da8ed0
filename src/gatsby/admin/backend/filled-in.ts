import { z } from "zod"
import { inputOf } from "../../../model/schema/input"
import { isEmpty } from "./edits"

/** The editor's value without empty optional fields, and with the `./` that the editor drops from chosen pictures. */
export function filledIn(field: z.core.$ZodType, value: unknown): unknown {
  const input = inputOf(field)
  if (input.is === "file") return typeof value === "string" ? value.replace(/^(?=[^./])/, "./") : value
  if (input.is === "list" && Array.isArray(value)) return value.map((item) => filledIn(input.of, item))
  if (input.is !== "group" || typeof value !== "object" || value === null) return value
  const { shape } = input.fields
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const known = shape[key]
      if (known instanceof z.ZodOptional && isEmpty(inner)) return []
      return [[key, known ? filledIn(known, inner) : inner]]
    }),
  )
}
