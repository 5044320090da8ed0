import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { languagesOf } from "../languages/languages-of"
import { type Translation, isDraft, readTranslations } from "../languages/read-translations"
import { countTokens } from "./counts"
import { filesOf } from "./files"
import { readJson } from "./parse/parse-file"
import { readText } from "./parse/read-text"
import { type UnpublishedEntry, unpublishedEntries } from "./unpublished"
import { todayAt } from "./today-at"
import { type Entry, fillAll, readEntries, readOwnerTokens } from "./read-entries"
import type { OwnerTokens } from "./tokens"

/** The content of a project as it was read, before any check. */
export type Content = {
  /** The project's folder, which holds `content/` and `static/`. */
  root: string
  files: readonly string[]
  /** The site's languages. The first is that of the entries. */
  languages: readonly [string, ...string[]]
  tokens: OwnerTokens
  /** The entries that the site shows, in its own language (src/model/languages/content-in.ts has the others). */
  entries: readonly Entry[]
  /** The translations of entries that the site shows. */
  translations: readonly Translation[]
  /** Drafts and articles with a date to come. They are among the entries only if the site shows them. */
  unpublished: readonly UnpublishedEntry[]
  /** The names of the files in `src/pages/`, without extension. Each makes a page. */
  fixedPages: readonly string[]
}

/** Whether the site shows what is not published yet: only `npm start` does. */
export const showsUnpublished = () => process.env.NODE_ENV === "development"

/**
 * Reads a project's content (`root` has `content/`, `project` has `src/`), and keeps unreadable files for the report.
 * @param options.all true to include the entries that no build publishes yet.
 * @param options.now the time of the build, which decides whether an article's date has come.
 */
export function readContent(
  root: string,
  project = process.cwd(),
  { all = showsUnpublished(), now = new Date() } = {},
): Content {
  const files = filesOf(root)
  const site = "content/site.json"
  const settings = files.includes(site) ? readFileSync(path.join(root, site)) : new Uint8Array()
  const languages = languagesOf(readJson(readText(settings).text).data)
  const owner = readOwnerTokens(settings, languages[0])
  const read = readEntries(root, files, owner)
  const held = unpublishedEntries(
    read,
    todayAt(read.find(({ type }) => type.name === "SiteSettings")?.data, now),
  )
  const waiting = new Set(held.map(({ entry }) => entry))
  const published = read.filter((entry) => !waiting.has(entry))
  const counted = all ? read : published
  const tokens = { ...countTokens((type) => dataOf(type, counted), undefined, languages[0]), ...owner }
  const fill = (entry: Entry) => ({ ...entry, data: fillAll(entry.data, tokens) })
  const unpublished = held.map(({ entry, reason }) => ({ entry: fill(entry), reason }))
  // Drafts come last, so that the check blames a draft and not an entry that was there before.
  const entries = [...published.map(fill), ...(all ? unpublished.map(({ entry }) => entry) : [])]
  const translations = readTranslations(root, files).filter((each) => all || !isDraft(each))
  return {
    root,
    files,
    languages,
    tokens,
    entries,
    translations,
    unpublished,
    fixedPages: pageNames(project),
  }
}

export const dataOf = (type: string, entries: readonly Entry[]) =>
  entries.filter((entry) => entry.type.name === type).map(({ data }) => data)

function pageNames(project: string): string[] {
  const folder = path.join(project, "src/pages")
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith(".tsx")).map((name) => name.replace(/\.tsx$/, ""))
}
