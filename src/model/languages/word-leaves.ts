import { createHash } from "node:crypto"
import { z } from "zod"
import { kindOfWords } from "./words-only"

/** A text of an original that a translation may have: its place, its value and what is done with it. */
type WordLeaf = { path: PropertyKey[]; value: string; kind: "text" | "name" | "figure" }

/** Every such text, in the schema's order. */
export function wordLeaves(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): WordLeaf[] {
  if (z.globalRegistry.get(schema)?.unshown) return []
  if (schema instanceof z.ZodOptional) return wordLeaves(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.flatMap((item, index) => wordLeaves(schema.element, item, [...at, index]))
  if (schema instanceof z.ZodObject && data !== null && typeof data === "object") {
    const values = new Map(Object.entries(data))
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      wordLeaves(field, values.get(name), [...at, name]),
    )
  }
  const kind = kindOfWords(schema)
  return kind && typeof data === "string" ? [{ path: at, value: data, kind }] : []
}

/**
 * A digest of an original's words: eight signs, which change when a word, a name, a figure or their order does.
 * @param body its text in Markdown, if it has one.
 */
export function digestOfWords(schema: z.core.$ZodType, data: unknown, body = ""): string {
  const words = wordLeaves(schema, data).map(({ path, value }) => [path.join("."), value])
  return createHash("sha256")
    .update(JSON.stringify([words, body.trim()]))
    .digest("hex")
    .slice(0, 8)
}
