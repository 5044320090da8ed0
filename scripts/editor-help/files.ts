import { format, resolveConfig } from "prettier"
import { schemaFile, toJsonSchema } from "../../src/model/json-schema"
import { type Kind, kinds } from "../../src/model/kinds"
import { fieldTables } from "./field-tables"

/** The kinds whose files are JSON: VS Code knows no schema for the front matter of MDX. */
const inJson: readonly Kind[] = kinds.filter(({ hasBody }) => !hasBody)

/** VS Code's settings for the workspace: which schema is for which files. */
const settings = {
  "json.schemas": inJson.map((kind) => ({
    fileMatch: [`/content/${kind.place.replace("<slug>", "*")}`],
    url: `./schemas/${schemaFile(kind)}`,
  })),
}

/** What `npm run schemas` writes, from the content model: each file and its text, before it is formatted. */
export const rawFiles = (): [file: string, text: string][] => [
  ...inJson.map((kind): [string, string] => [
    `schemas/${schemaFile(kind)}`,
    JSON.stringify(toJsonSchema(kind)),
  ]),
  [".vscode/settings.json", JSON.stringify(settings)],
  ["content/README.md", fieldTables(kinds)],
]

/** The same, formatted. */
export async function files(): Promise<[file: string, text: string][]> {
  return Promise.all(
    rawFiles().map(async ([file, text]): Promise<[string, string]> => [
      file,
      await format(text, { ...(await resolveConfig(file)), filepath: file }),
    ]),
  )
}
