import { format, resolveConfig } from "prettier"
import { schemaFile, toJsonSchema } from "../../src/model/schema/json-schema"
import { type ContentType, contentTypes } from "../../src/model/schema/content-types"
import { notes } from "../../src/model/schema/notes"
import { fieldTables } from "./field-tables"

/** The kinds with JSON files: VS Code has no schemas for MDX front matter. */
const inJson: readonly ContentType[] = [...contentTypes.filter(({ hasBody }) => !hasBody), ...notes]

const settings = {
  "json.schemas": inJson.map((type) => ({
    fileMatch: [`/content/${type.place.replace("<slug>", "*")}`],
    url: `./schemas/${schemaFile(type)}`,
  })),
}

/** Returns the files that `npm run schemas` writes, with their unformatted text. */
export const rawFiles = (): [file: string, text: string][] => [
  ...inJson.map((type): [string, string] => [
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
