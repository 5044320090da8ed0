import type { z } from "zod"
import { inputOf } from "../../model/input"

/**
 * The editor's value with picture paths as the content writes them: `./own.png`. The editor drops
 * the `./` of a chosen picture, whatever its `public_folder` says.
 */
export function fromHere(field: z.core.$ZodType, value: unknown): unknown {
  const input = inputOf(field)
  if (input.is === "file") return typeof value === "string" ? value.replace(/^(?=[^./])/, "./") : value
  if (input.is === "list" && Array.isArray(value)) return value.map((item) => fromHere(input.of, item))
  if (input.is !== "group" || typeof value !== "object" || value === null) return value
  const { shape } = input.fields
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shape[key] ? fromHere(shape[key], inner) : inner]),
  )
}
