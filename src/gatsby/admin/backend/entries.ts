import { createHash } from "node:crypto"
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { formatPath } from "../../../model/errors/content-issue"
import { type ContentType, contentTypeOf, contentTypes } from "../../../model/schema/content-types"
import { translationFile } from "../../../model/schema/translation-name"
import { filesUnder } from "../../../model/read/files"
import { readJson, readMdx } from "../../../model/read/parse/parse-file"
import { reasonsOf } from "../../../model/errors/reason"
import { keysAt } from "../../../model/read/leaves"
import { HttpError } from "../../develop/http-error"
import { folderOf, isMadeByEditor } from "../config"
import { entryPath, find, folderPath, isOwnFile } from "./content-paths"
import { isReadable } from "./is-readable"
import { keepForm, newText } from "./keep-form"
import { currentLanguages, joined, parted, sharedType, translatedText } from "./side-by-side"

export const digest = (content: Buffer) => createHash("sha256").update(content).digest("hex")

/** An entry in the editor's format; without data if its file is missing. In several languages it has its translations. */
export function readEntry({ path: file, label }: { path: string; label?: string | undefined }) {
  const content = find(file) === "nothing" ? undefined : readFileSync(file)
  const text = content?.toString("utf8") ?? unwritten(file)
  const languages = currentLanguages()
  const type = sharedType(file, languages)
  const data = type ? joined(file, type, text, languages) : text
  return { data, file: { path: file, label, id: content ? digest(content) : null } }
}

const caseStudyFile = /^(content\/projects\/[^/]+)\/case-study\.mdx$/

/** An unwritten case study has its project's title, as the editor cannot make new ones there. Null for other files. */
function unwritten(file: string): string | null {
  const [, folder] = caseStudyFile.exec(file) ?? []
  const project = `${folder}/project.json`
  if (folder === undefined || !isOwnFile(project)) return null
  const { data } = readJson(readFileSync(project, "utf8"))
  const title = Object(data).title ?? path.basename(folder)
  return `---\ntitle: ${JSON.stringify(String(title))}\n---\n`
}

type Folder = { folder: string; extension: string; depth: number }

/** Every entry of the type that has its files in a folder. Throws HttpError if there is none. */
export function entriesIn({ folder, extension, depth }: Folder) {
  const type = contentTypes.find((each) => {
    const found = folderOf(each)
    return found?.folder === folder && found.extension === extension && found.depth === depth
  })
  if (!type) throw new HttpError(403, `${folder} is no folder of the content model.`)
  const written = filesUnder(".", folder)
    .filter((file) => entryPath.safeParse(file).success && contentTypeOf(inContent(file))?.type === type)
    .filter(isOwnFile)
  const unwrittenOnes = type.name === "CaseStudy" ? caseStudiesToWrite(folder) : []
  return [...written, ...unwrittenOnes].map((file) => readEntry({ path: file }))
}

const caseStudiesToWrite = (folder: string) =>
  readdirSync(folder)
    .filter((name) => folderPath.safeParse(`${folder}/${name}`).success)
    .filter((name) => isOwnFile(`${folder}/${name}/project.json`))
    .map((name) => `${folder}/${name}/case-study.mdx`)
    .filter((file) => find(file) === "nothing")

const inContent = (file: string) => file.slice("content/".length)

/** The folders that new entries make: those that are missing, in an existing one. */
export function newFolders(files: readonly string[]): ReadonlySet<string> {
  const made = files.filter((file) => {
    const { type } = contentTypeOf(inContent(file)) ?? {}
    return type !== undefined && isMadeByEditor(type) && type.place.includes("<slug>/")
  })
  return new Set(made.map((file) => path.dirname(file)).filter((folder) => isFree(folder)))
}

function isFree(folder: string): boolean {
  try {
    return find(folder) === "nothing"
  } catch {
    // There is a folder, or something that is none.
    return false
  }
}

/**
 * The files to write for an edit: the entry's, and those of its translations that have words.
 * @throws HttpError if one of them cannot be.
 */
export async function editedFiles(file: string, raw: string, made: ReadonlySet<string>) {
  const languages = currentLanguages()
  const type = sharedType(file, languages)
  if (!type) return [{ path: file, text: await editedText(file, raw, made) }]
  const [first = "", ...others] = parted(type, raw, languages)
  const text = await editedText(file, first, made)
  const translations = others.map(async (words, index) => {
    const beside = translationFile(file, languages[index + 1] ?? "")
    const translated = translatedText(beside, type, words, text, made)
    return translated === undefined ? [] : [{ path: beside, text: await format(beside, translated) }]
  })
  return [{ path: file, text }, ...(await Promise.all(translations)).flat()]
}

/**
 * The text to write for an edit: the file with only the edited values changed, or a new entry.
 * @throws HttpError if a file cannot be made or read, or a new entry does not fit the content model.
 */
async function editedText(file: string, raw: string, made: ReadonlySet<string>): Promise<string> {
  const { type } = contentTypeOf(inContent(file)) ?? {}
  const isNew = find(file, made) === "nothing"
  if (!type || (isNew && !isMadeByEditor(type) && type.name !== "CaseStudy")) {
    throw new HttpError(404, `There is no ${file}, and the editor does not make it.`)
  }
  const before = isNew ? undefined : readFileSync(file, "utf8")
  if (before !== undefined && !isReadable(type, before)) {
    throw new HttpError(409, `${file} is broken. Mend it first: npm run content:check says where.`)
  }
  if (!isReadable(type, raw)) throw new HttpError(422, `What should be written to ${file} cannot be read.`)
  try {
    if (before === undefined) {
      const text = newText(type.schema, raw, type.hasBody)
      expectFit(type, text)
      return await format(file, text)
    }
    return await format(file, keepForm(type.schema, before, raw, type.hasBody))
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(422, `${file} would be broken: ${String(error)}`)
  }
}

/** A new entry that does not fit is not written, so that the form stays open. Throws HttpError with each field. */
function expectFit({ schema, hasBody }: ContentType, text: string) {
  const { data } = hasBody ? readMdx(text) : readJson(text)
  const { error } = schema.safeParse(data, { reportInput: true })
  if (!error) return
  const errors = error.issues
    .flatMap((issue) => reasonsOf(issue, (at) => keysAt(schema, at)))
    .map(({ path: at, reason }) => `${formatPath(at)} ${reason}`)
  throw new HttpError(422, errors.join("; "))
}

async function format(file: string, text: string): Promise<string> {
  const prettier = await import("prettier")
  return prettier.format(text, { ...(await prettier.resolveConfig(file)), filepath: file })
}
