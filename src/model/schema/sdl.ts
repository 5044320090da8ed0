import { z } from "zod"
import type { ContentType } from "./content-types"

type Types = Map<string, string>

/**
 * The content model as SDL for Gatsby's `createTypes`. An object's name is its `type` metadata, or its parent's and the
 * key. Texts get `@tokens` (filled in), addresses in `static/` `@inFolder` (the site's folder added), buttons
 * `@present` (left out with their page).
 * @throws if a schema has no GraphQL counterpart, or two objects with one name differ.
 */
export function toSdl(contentTypes: readonly ContentType[]): string {
  const types: Types = new Map()
  for (const type of contentTypes) {
    const fields = [...derivedFields(type), ...fieldsOf(type.schema, type.name, types, ["slug"])]
    add(types, type.name, `type ${type.name} implements Node @dontInfer`, type.about, fields)
  }
  return [...types.values()].join("\n\n")
}

/** The fields of an entry that are not in its file. */
function derivedFields({ place, path, hasBody, schema }: ContentType): string[] {
  const fields: string[] = []
  if (place.includes("<slug>")) {
    fields.push(fieldLine("slug", "String!", "The end of its address."))
    fields.push(fieldLine("folder", "String!", "The name of its folder or file."))
  }
  if (path) fields.push(fieldLine("path", "String!", "Its page."))
  if (hasBody) fields.push(fieldLine("body", "String!", "Its text, as written."))
  if (!("language" in schema.shape))
    fields.push(fieldLine("language", "String!", "The language of the site that it is for."))
  fields.push(fieldLine("written", "String", "The language of its words, if it is another one."))
  return fields
}

const fieldLine = (key: string, type: string, about: string) =>
  `  ${JSON.stringify(about)}\n  ${key}: ${type}`

function add(types: Types, name: string, head: string, about: string, fields: string[]) {
  const sdl = `${JSON.stringify(about)}\n${head} {\n${fields.join("\n")}\n}`
  const known = types.get(name)
  if (known !== undefined && known !== sdl) {
    throw new Error(`Two objects of the content model are called ${name}`)
  }
  types.set(name, sdl)
}

function fieldsOf(schema: z.ZodObject, parent: string, types: Types, skip: string[] = []): string[] {
  return Object.entries(schema.shape)
    .filter(([key]) => !skip.includes(key))
    .map(([key, field]) => {
      const name = parent + key.charAt(0).toUpperCase() + key.slice(1)
      return fieldLine(key, typeOf(field, name, types), metaOf(field).description ?? "")
    })
}

const metaOf = (schema: z.core.$ZodType) => z.globalRegistry.get(schema) ?? {}

/** A field's type with `!` and directives. Adds the objects it needs to `types`. */
function typeOf(schema: z.core.$ZodType, name: string, types: Types): string {
  if (schema instanceof z.ZodOptional) {
    const [type, directives] = split(typeOf(schema.unwrap(), name, types))
    return type.replace(/!$/, "") + directives
  }
  const { graphql, type: objectName = name, about = `Part of ${name}.`, goes } = metaOf(schema)
  if (graphql) return graphql
  if (schema instanceof z.ZodArray) {
    const [item, directives] = split(typeOf(schema.element, name, types))
    return `[${item.replace(/!?$/, "!")}]!${directives}`
  }
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema, objectName, types)
    add(types, objectName, `type ${objectName} @dontInfer`, about, fields)
    return goes ? `${objectName} @present` : `${objectName}!`
  }
  if (schema instanceof z.ZodBoolean) return "Boolean!"
  if (schema instanceof z.ZodNumber && isInt(schema)) return "Int!"
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum) {
    return metaOf(schema).role === "static" ? "String! @inFolder" : "String! @tokens"
  }
  throw new Error(`${name}: a field of this kind has no GraphQL type; give it one with .meta({ graphql })`)
}

/** GraphQL's Int has 32 bits. A larger number would pass the content check and break the build. */
const isInt = ({ format }: z.ZodNumber) => format === "int32"

/** Splits `String! @tokens` into the type and the rest. */
function split(type: string): [string, string] {
  const end = type.indexOf(" ")
  return end === -1 ? [type, ""] : [type.slice(0, end), type.slice(end)]
}
