import { format, resolveConfig } from "prettier"
import { schemaFile, toJsonSchema } from "../../src/model/schema/json-schema"
import { type ContentType, contentTypes, translatedTypes } from "../../src/model/schema/content-types"
import { overlayOf } from "../../src/model/languages/overlay"
import { notes } from "../../src/model/schema/notes"
import { fieldTables } from "./field-tables"

/** The kinds with JSON files: VS Code has no schemas for MDX front matter. */
const inJson: readonly ContentType[] = [...contentTypes.filter(({ hasBody }) => !hasBody), ...notes]

/** Their translations, `pages/home.es.json`. */
const translations: readonly ContentType[] = translatedTypes
  .filter(({ hasBody }) => !hasBody)
  .map((type) => ({
    ...type,
    name: `${type.name}Translation`,
    about: `The words of ${type.place} in another language (docs/languages.md).`,
    place: type.place.replace(".json", ".*.json"),
    schema: overlayOf(type),
  }))

/** VS Code's workspace settings: the schema for each file pattern. What begins with ! is left out. */
const settings = {
  "json.schemas": [...inJson, ...translations].map((type) => ({
    fileMatch: patternsOf(type),
    url: `./schemas/${schemaFile(type)}`,
  })),
}

function patternsOf({ place }: ContentType): string[] {
  const pattern = `/content/${place.replace("<slug>", "*")}`
  const isAnyName = place.endsWith("<slug>.json")
  return isAnyName ? [pattern, `!${pattern.replace(".json", ".*.json")}`] : [pattern]
}

/** Returns the files that `npm run schemas` writes, with their unformatted text. */
const rawFiles = (): [file: string, text: string][] => [
  ...[...inJson, ...translations].map((type): [string, string] => [
    `schemas/${schemaFile(type)}`,
    JSON.stringify(toJsonSchema(type)),
  ]),
  [".vscode/settings.json", JSON.stringify(settings)],
  ["content/README.md", fieldTables([...contentTypes, ...notes])],
]

export async function files(): Promise<[file: string, text: string][]> {
  return Promise.all(
    rawFiles().map(async ([file, text]): Promise<[string, string]> => [
      file,
      await format(text, { ...(await resolveConfig(file)), filepath: file }),
    ]),
  )
}
