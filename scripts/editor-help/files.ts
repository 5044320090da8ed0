import { format, resolveConfig } from "prettier"
import { schemaFile, toJsonSchema } from "../../src/model/schema/json-schema"
import { type Kind, kinds } from "../../src/model/schema/kinds"
import { notes } from "../../src/model/schema/notes"
import { fieldTables } from "./field-tables"

/** The kinds with JSON files: VS Code has no schemas for MDX front matter. */
const inJson: readonly Kind[] = [...kinds.filter(({ hasBody }) => !hasBody), ...notes]

/** VS Code's workspace settings: the schema for each file pattern. */
const settings = {
  "json.schemas": inJson.map((kind) => ({
    fileMatch: [`/content/${kind.place.replace("<slug>", "*")}`],
    url: `./schemas/${schemaFile(kind)}`,
  })),
}

/** Returns the files that `npm run schemas` writes, with their unformatted text. */
export const rawFiles = (): [file: string, text: string][] => [
  ...inJson.map((kind): [string, string] => [
    `schemas/${schemaFile(kind)}`,
    JSON.stringify(toJsonSchema(kind)),
  ]),
  [".vscode/settings.json", JSON.stringify(settings)],
  ["content/README.md", fieldTables([...kinds, ...notes])],
]

/** Returns the same files with formatted text. */
export async function files(): Promise<[file: string, text: string][]> {
  return Promise.all(
    rawFiles().map(async ([file, text]): Promise<[string, string]> => [
      file,
      await format(text, { ...(await resolveConfig(file)), filepath: file }),
    ]),
  )
}
