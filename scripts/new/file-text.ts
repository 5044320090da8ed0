import { readFileSync } from "node:fs"
import path from "node:path"
import { modify, applyEdits } from "jsonc-parser"
import { format, resolveConfig } from "prettier"
import { stringify } from "yaml"

/** An entry as the text of a JSON file, formatted as the rest of the content is. */
export const jsonText = (file: string, entry: object) => formatted(file, JSON.stringify(entry, null, 2))

const frontMatterStyle = {
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
  lineWidth: 0,
} as const

/** An entry as the text of an MDX file: its fields as front matter, and a body. */
export const mdxText = (file: string, entry: object, body: string) =>
  formatted(file, `---\n${stringify(entry, frontMatterStyle)}---\n\n${body}`)

/** A list's file with an entry more at its end; what is in it keeps its form. */
export function withItem(root: string, file: string, entry: object): Promise<string> {
  const text = readFileSync(path.join(root, file), "utf8")
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const edits = modify(text, ["items", -1], entry, { isArrayInsertion: true, formattingOptions })
  return formatted(file, applyEdits(text, edits))
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
