import { z } from "zod"
import type { ContentType } from "./content-types"

/** A content type as JSON Schema (draft 7, which VS Code reads). References are for the content check alone. */
export function toJsonSchema({ about, schema }: ContentType): object {
  const { properties, ...rest } = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    metadata: new Descriptions(),
    override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, lengths(zodSchema)),
  })
  const own = { $schema: { type: "string", description: "The schema, for editors that ask for it." } }
  return { ...rest, description: about, properties: { ...own, ...properties } }
}

/** A text's least and most characters. JSON Schema cannot tell wide ones, of which half as many are long enough. */
function lengths(schema: z.core.$ZodType): { minLength?: number; maxLength?: number } {
  const { least = 0, most } = z.globalRegistry.get(schema)?.length ?? {}
  return { ...(least && { minLength: Math.ceil(least / 2) }), ...(most && { maxLength: most }) }
}

/** The name of a content type's schema file: `CaseStudy` is `case-study.json`. */
export const schemaFile = ({ name }: ContentType): string =>
  `${name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.json`

/** The model's metadata that JSON Schema shares: `type` has another meaning there. */
class Descriptions extends z.core.$ZodRegistry<{ description?: string | undefined }> {
  override get(schema: z.core.$ZodType) {
    const { description } = z.globalRegistry.get(schema) ?? {}
    return description === undefined ? undefined : { description }
  }
}
