import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { type Kind, kindOf, kinds } from "../../model/kinds"
import { below } from "../../model/files"
import { readJson, readMdx } from "../../model/read"
import { Refusal } from "../develop/refusal"
import { folderOf } from "./config"
import { entryPath, find, isOwnFile } from "./content-paths"
import { keepForm } from "./keep-form"

export const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex")

/** An entry in the editor's format; without data if its file is missing. */
export function readEntry({ path, label }: { path: string; label?: string | undefined }) {
  if (find(path) === "nothing") return { data: null, file: { path, label, id: null } }
  const content = readFileSync(path)
  return { data: content.toString("utf8"), file: { path, label, id: digest(content) } }
}

type Folder = { folder: string; extension: string; depth: number }

/**
 * Every entry of the kind that has its files in a folder.
 * @throws Refusal if no kind has its files there.
 */
export function entriesIn({ folder, extension, depth }: Folder) {
  const kind = kinds.find((each) => {
    const found = folderOf(each)
    return found?.folder === folder && found.extension === extension && found.depth === depth
  })
  if (!kind) throw new Refusal(403, `${folder} is no folder of the content model.`)
  return below(".", folder)
    .filter((file) => entryPath.safeParse(file).success && kindOf(inContent(file))?.kind === kind)
    .filter(isOwnFile)
    .map((file) => readEntry({ path: file }))
}

const inContent = (file: string) => file.slice("content/".length)

/**
 * The text to write for an edit: the existing file with only the edited values changed.
 * @throws Refusal if the file is missing, or if it or the editor's text cannot be read.
 */
export async function editedText(file: string, raw: string): Promise<string> {
  const { kind } = kindOf(inContent(file)) ?? {}
  if (!kind || find(file) === "nothing") {
    throw new Refusal(404, `There is no ${file}. New entries are made by npm run new.`)
  }
  const before = readFileSync(file, "utf8")
  if (!isReadable(kind, before)) {
    throw new Refusal(409, `${file} is broken. Mend it first: npm run content:check says where.`)
  }
  if (!isReadable(kind, raw)) throw new Refusal(422, `What should be written to ${file} cannot be read.`)
  try {
    return await format(file, keepForm(kind.schema, before, raw, kind.hasBody))
  } catch (error) {
    throw new Refusal(422, `${file} would be broken: ${String(error)}`)
  }
}

/** Whether an entry's fields can be read from a text. */
function isReadable({ hasBody }: Kind, text: string): boolean {
  try {
    const { data, faults } = hasBody ? readMdx(text) : readJson(text)
    return faults.length === 0 && typeof data === "object" && data !== null && !Array.isArray(data)
  } catch {
    // The parsers are recursive, so deep nesting overflows the stack.
    return false
  }
}

async function format(file: string, text: string): Promise<string> {
  const prettier = await import("prettier")
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}
