import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { modify, applyEdits } from "jsonc-parser"
import { format, resolveConfig } from "prettier"
import { stringify } from "yaml"

const newHeading = { title: "Sample: a title", subtitle: "Sample: a badge" }

/** Returns an entry as the text of a JSON file, formatted like the rest of the content. */
export const jsonText = (file: string, entry: object) => formatted(file, JSON.stringify(entry, null, 2))

const frontMatterStyle = {
  defaultKeyType: "PLAIN",
  defaultStringType: "QUOTE_DOUBLE",
  lineWidth: 0,
} as const

/** Returns an entry as the text of an MDX file: its fields as front matter, and a body. */
export const mdxText = (file: string, entry: object, body: string) =>
  formatted(file, `---\n${stringify(entry, frontMatterStyle)}---\n\n${body}`)

/** A list's file with one more entry at the end. A missing file gets a heading for the owner to replace. */
export async function withItem(root: string, file: string, entry: object): Promise<string> {
  const place = path.join(root, file)
  if (!existsSync(place)) return jsonText(file, { ...newHeading, items: [entry] })
  const text = readFileSync(place, "utf8")
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const edits = modify(text, ["items", -1], entry, { isArrayInsertion: true, formattingOptions })
  return formatted(file, applyEdits(text, edits))
}

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file })
}
