import { fillIn } from "../lib/fill-in"
import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { fixedRoutes } from "../lib/routes"
import { checkBody } from "./check-body"
import { type Fault, placeOf } from "./fault"
import { type Kind, kindOf, kinds } from "./kinds"
import { type Source, readJson, readMdx } from "./read"
import { didYouMean, reasonsOf } from "./reason"
import { type OwnerTokens, ownerTokens, unknownTokens } from "./tokens"
import { type Leaf, keysAt, leavesOf } from "./walk"

/** A content file that was read, with what it belongs to. */
export type Entry = { file: string; kind: Kind; slug: string | undefined; source: Source; data: unknown }

/**
 * Everything that is wrong with the content, all of it at once.
 * @param root the project's folder, which holds `content/` and `static/`.
 * @returns the faults by file and line; none where the site can be built.
 */
export async function checkContent(root: string): Promise<Fault[]> {
  const tokens = readOwnerTokens(root)
  const faults: Fault[] = []
  const entries: Entry[] = []
  for (const file of contentFiles(root)) {
    const found = kindOf(file.slice("content/".length))
    if (!found) {
      faults.push({ file, place: "", reason: `is no place for content${nearestPlace(file)}` })
      continue
    }
    const text = readFileSync(path.join(root, file), "utf8")
    const source = found.kind.hasBody ? readMdx(text) : readJson(text)
    const entry = { file, ...found, source, data: fillAll(source.data, tokens) }
    if (source.faults.length) faults.push(...source.faults.map((fault) => ({ file, ...fault })))
    else entries.push(entry)
    faults.push(...(source.faults.length ? [] : checkFields(entry)))
  }
  faults.push(...missingFiles(root))
  const pages = pagesOf(entries, tokens)
  for (const entry of entries) {
    faults.push(...checkLeaves(entry, root, tokens, pages))
    if (entry.kind.hasBody) faults.push(...(await checkBody(entry, root, tokens, pages)))
  }
  faults.push(...checkTogether(entries, tokens))
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
}

/** The owner's tokens, read straight from `site.json`; empty where it is broken (its own faults say so). */
export function readOwnerTokens(root: string): OwnerTokens {
  const owner = z.object({ owner: z.object({ name: z.string(), slug: z.string(), email: z.string() }) })
  const file = path.join(root, "content/site.json")
  const read = owner.safeParse(existsSync(file) ? readJson(readFileSync(file, "utf8")).data : undefined)
  return ownerTokens(read.success ? read.data.owner : { name: "", slug: "", email: "" })
}

const contentFiles = (root: string) =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:json|mdx?)$/.test(file) && file !== "README.md")
    .map((file) => `content/${file.replaceAll(path.sep, "/")}`)
    .toSorted()

function missingFiles(root: string): Fault[] {
  return kinds
    .filter(({ place }) => !place.includes("<") && !existsSync(path.join(root, "content", place)))
    .map(({ place, about }) => ({ file: `content/${place}`, place: "", reason: `is missing: ${about}` }))
}

function nearestPlace(file: string): string {
  const places = kinds.map(({ place }) => `content/${place}`)
  const own = places.map((place) => place.replace("<slug>", file.split("/")[2]?.replace(/\.json$/, "") ?? ""))
  return didYouMean(file, own)
}

function fillAll(data: unknown, tokens: OwnerTokens): unknown {
  if (typeof data === "string") return fillIn(data, tokens)
  if (Array.isArray(data)) return data.map((item: unknown) => fillAll(item, tokens))
  if (data === null || typeof data !== "object") return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillAll(value, tokens)]))
}

/** The entry's fields held against its kind. */
function checkFields({ file, kind, source, data }: Entry): Fault[] {
  const { $schema: _, ...fields } = z.record(z.string(), z.unknown()).catch({}).parse(data)
  const result = kind.schema.safeParse(fields, { reportInput: true })
  if (result.success) return []
  return result.error.issues
    .flatMap((issue) => reasonsOf(issue, (at) => keysAt(kind.schema, at)))
    .map(({ path: at, reason }) => ({ file, line: source.lineOf(at), place: placeOf(at), reason }))
}

/** What each text field points to: files, pages, tokens. */
function checkLeaves(entry: Entry, root: string, tokens: OwnerTokens, pages: ReadonlySet<string>): Fault[] {
  const fault = ({ path: at }: Leaf, reason: string): Fault => ({
    file: entry.file,
    line: entry.source.lineOf(at),
    place: placeOf(at),
    reason,
  })
  return leavesOf(entry.kind.schema, entry.data).flatMap((leaf) => {
    const { value, role } = leaf
    const unknown = unknownTokens(value, tokens).map((key) =>
      fault(leaf, `has {${key}}, which stands for nothing${didYouMean(key, Object.keys(tokens))}`),
    )
    return [...unknown, ...missing(root, entry.file, value, role, pages).map((reason) => fault(leaf, reason))]
  })
}

/** Why what a field points to is not there. */
export function missing(
  root: string,
  file: string,
  value: string,
  role: Leaf["role"],
  pages: ReadonlySet<string>,
): string[] {
  if (role === "file") {
    const target = path.posix.join(path.posix.dirname(file), value)
    return existsSync(path.join(root, target)) ? [] : [`names ${target}, which is not there`]
  }
  if (role === "static") {
    return existsSync(path.join(root, "static", value)) ? [] : [`names static${value}, which is not there`]
  }
  const [page = ""] = value.split("#")
  if (role !== "page" || !page.startsWith("/") || pages.has(page)) return []
  return [`leads to ${page}, which is no page of the site${didYouMean(page, [...pages])}`]
}

const fields = z.object({ slug: z.string().optional(), project: z.string().optional() }).catch({})

/** An entry's page slug: a project's own `slug` field, else its folder's or file's name. */
const pageSlug = (entry: Entry, entries: readonly Entry[]) => {
  const project = entries.find(({ kind, slug }) => kind.name === "Project" && slug === entry.slug)
  return (entry.kind.name === "CaseStudy" && fields.parse(project?.data).slug) || (entry.slug ?? "")
}

function pathsOf(entries: readonly Entry[], tokens: OwnerTokens): { entry?: Entry; path: string }[] {
  const fixed = Object.values(fixedRoutes(tokens.slug)).map((page) => ({ path: page }))
  const made = entries.flatMap((entry) =>
    entry.kind.path ? [{ entry, path: entry.kind.path(pageSlug(entry, entries)) }] : [],
  )
  return [...fixed, ...made]
}

const pagesOf = (entries: readonly Entry[], tokens: OwnerTokens): ReadonlySet<string> =>
  new Set(pathsOf(entries, tokens).map((page) => page.path))

/** Faults that show only when entries are seen side by side. */
function checkTogether(entries: readonly Entry[], tokens: OwnerTokens): Fault[] {
  const projects = entries.filter(({ kind }) => kind.name === "Project").map(({ slug = "" }) => slug)
  const faults: Fault[] = []
  const taken = new Set<string>()
  for (const { entry, path: page } of pathsOf(entries, tokens)) {
    if (entry && taken.has(page))
      faults.push({ file: entry.file, place: "", reason: `makes ${page}, which another page has already` })
    taken.add(page)
  }
  for (const { file, kind, slug = "", source, data } of entries) {
    if (kind.name === "CaseStudy" && !projects.includes(slug)) {
      faults.push({ file, place: "", reason: `has no project.json beside it` })
    }
    const { project } = fields.parse(data)
    if (kind.name === "Article" && project !== undefined && !projects.includes(project)) {
      const reason = `names the project "${project}", which does not exist${didYouMean(project, projects)}`
      faults.push({ file, line: source.lineOf(["project"]), place: "project", reason })
    }
  }
  return faults
}
