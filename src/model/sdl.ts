import type { z } from "zod"
import type { Kind } from "./kinds"

/**
 * The GraphQL types of the content model, as SDL for Gatsby's `createTypes`.
 *
 * An object needs a name: its `type` metadata, else the parent's name and the
 * key. Every string takes the `@tokens` extension, which fills in the owner.
 * @throws where a schema has no GraphQL counterpart, or two objects of one name differ.
 */
export function toSdl(kinds: readonly Kind[]): string {
  const types = new Map<string, string>()
  for (const kind of kinds) {
    const own = kind.files.source.includes("(")
      ? [
          '  "The end of its address."\n  slug: String!',
          '  "The name of its folder or file."\n  folder: String! @proxy(from: "fields.folder")',
        ]
      : []
    if (kind.path) own.push('  "Its page."\n  path: String!')
    if (kind.hasBody) own.push('  "Its text, as written."\n  body: String!')
    const fields = [...own, ...fieldsOf(kind.schema, kind.name, types, ["slug"])]
    add(types, kind.name, `type ${kind.name} implements Node @dontInfer`, kind.about, fields)
  }
  return [...types.values()].join("\n\n")
}

function add(types: Map<string, string>, name: string, head: string, about: string, fields: string[]) {
  const sdl = `${JSON.stringify(about)}\n${head} {\n${fields.join("\n")}\n}`
  const known = types.get(name)
  if (known !== undefined && known !== sdl)
    throw new Error(`Two objects of the content model are called ${name}`)
  types.set(name, sdl)
}

function fieldsOf(
  schema: z.ZodObject,
  parent: string,
  types: Map<string, string>,
  skip: string[] = [],
): string[] {
  return Object.entries(schema.shape)
    .filter(([key]) => !skip.includes(key))
    .map(([key, field]) => {
      const { description = "" } = metaOf(field)
      const named = parent + key.charAt(0).toUpperCase() + key.slice(1)
      return `  ${JSON.stringify(description)}\n  ${key}: ${typeOf(field, named, types)}`
    })
}

const metaOf = (schema: z.core.$ZodType) => (schema as z.ZodType).meta() ?? {}

/** A field's type with `!` and directives, adding the objects it needs to `types`. */
function typeOf(schema: z.core.$ZodType, name: string, types: Map<string, string>): string {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === "optional") {
    const [type = "", ...directives] = typeOf(def.innerType, name, types).split(" ")
    return [type.replace(/!$/, ""), ...directives].join(" ")
  }
  const { graphql, type, about = "" } = metaOf(schema)
  if (graphql) return graphql
  switch (def.type) {
    case "string":
    case "enum":
      return "String! @tokens"
    case "number":
      return "Int!"
    case "boolean":
      return "Boolean!"
    case "array": {
      const [item = "", ...directives] = typeOf(def.element, name, types).split(" ")
      return [`[${item}]!`, ...directives].join(" ")
    }
    case "object": {
      const objectName = type ?? name
      add(
        types,
        objectName,
        `type ${objectName} @dontInfer`,
        about || `Part of ${name}.`,
        fieldsOf(schema as z.ZodObject, objectName, types),
      )
      return `${objectName}!`
    }
    default:
      throw new Error(`${name}: a ${def.type} has no GraphQL type; give it one with .meta({ graphql })`)
  }
}
