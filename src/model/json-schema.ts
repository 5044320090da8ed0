import { z } from "zod"
import type { Kind } from "./kinds"

/**
 * A kind's fields as JSON Schema (draft 7, which VS Code reads): what an editor completes,
 * describes and marks while one types. What only the content check knows (files, pages,
 * other entries) is left to it.
 */
export function toJsonSchema({ about, schema }: Kind): object {
  const { properties, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    metadata: new Descriptions(),
  })
  const own = { $schema: { type: "string", description: "The schema, for editors that ask for it." } }
  return { ...rest, description: about, properties: { ...own, ...properties } }
}

/** The name of a kind's schema file: `CaseStudy` is `case-study.json`. */
export const schemaFile = ({ name }: Kind): string =>
  `${name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.json`

/** Of the model's metadata, what JSON Schema knows: `type` means another thing there. */
class Descriptions extends z.core.$ZodRegistry<{ description?: string | undefined }> {
  override get(schema: z.core.$ZodType) {
    const { description } = z.globalRegistry.get(schema) ?? {}
    return description === undefined ? undefined : { description }
  }
}
