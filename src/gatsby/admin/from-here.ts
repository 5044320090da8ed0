import type { z } from "zod"
import { inputOf } from "../../model/input"

/**
 * What the editor wrote, with its pictures named as the content names them: `./own.png`. The editor
 * drops the `./` of a picture that is chosen, whatever its `public_folder` says.
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
