import { z } from "zod"
import { shareImage } from "../../seo/share-image"
import { checkFormerPaths } from "./links/check-former-paths"
import { checkEstimate } from "./entries/check-estimate"
import { checkYours } from "./entries/check-yours"
import { checkTags } from "./entries/check-tags"
import type { ContentIssue } from "../errors/content-issue"
import { contentTypes } from "../schema/content-types"
import { pageIds } from "../markdown/page-ids"
import { slugOf } from "../read/project-of"
import type { SitePage } from "../pages/site-page"
import type { Entry } from "../read/read-entries"
import { didYouMean } from "../errors/reason"
import { fixedRoutes } from "../../routes/routes"
import { isReserved } from "./links/reserved-paths"

/** Errors that only a comparison of the entries shows. */
export function checkAcrossEntries(
  entries: readonly Entry[],
  pages: readonly SitePage[],
  reserved: ReadonlySet<string>,
): ContentIssue[] {
  return [
    ...withoutPage(entries, pages),
    ...withoutWords(pages),
    ...strangePath(pages),
    ...strangeAnchor(entries),
    ...takenAnchor(entries),
    ...reservedPath(pages, reserved),
    ...samePath(pages),
    ...sameShareImage(pages),
    ...checkFormerPaths(entries, new Set(pages.map(({ path }) => path))),
    ...sameAnchor(entries),
    ...checkTags(entries),
    ...checkEstimate(entries),
    ...checkYours(entries),
    ...sameSeo(entries, "title"),
    ...sameSeo(entries, "description"),
  ]
}

/** Text pages without a file of the same name in `src/pages/`, which would render them. */
function withoutPage(entries: readonly Entry[], pages: readonly SitePage[]): ContentIssue[] {
  const sources = new Set(pages.map(({ source }) => source))
  return entries
    .filter(({ type, file }) => type.name === "TextPage" && !sources.has(file))
    .map(({ file, slug = "" }) => {
      const names = pages.map(({ template }) => template)
      const reason = `makes no page: there is no src/pages/${slug}.tsx${didYouMean(slug, names)}`
      return { file, place: "", reason }
    })
}

/** Files in `src/pages/` without words in `content/pages/`. checkPlaces looks for the files every site has. */
function withoutWords(pages: readonly SitePage[]): ContentIssue[] {
  const places = new Set(contentTypes.map(({ place }) => `content/${place}`))
  return pages
    .filter(({ entry, list, source }) => !entry && !list && !places.has(source))
    .map(({ template }) => {
      const reason = `is missing: it holds the words of src/pages/${template}.tsx. ${remedyFor(template)}`
      return { file: `content/pages/${template}.mdx`, place: "", reason }
    })
}

/** The code has links to some pages, so these cannot go. */
const remedyFor = (page: string) =>
  page in fixedRoutes("")
    ? `Put it back: buttons of other pages lead to /${page}/`
    : "Put it back, or delete that file, too"

/** File and folder names are part of addresses that people read out and type. Braces are a token not filled in. */
function strangePath(pages: readonly SitePage[]): ContentIssue[] {
  return pages.flatMap(({ entry, path }) => {
    if (!entry || entry.source.issues.length || /^[\w/{}-]*$/.test(path)) return []
    const reason = `makes ${path}, which is no good address; use letters, digits and hyphens alone in the name`
    return [{ file: entry.file, place: "", reason }]
  })
}

/** A project's slug is an anchor on the work list, whether or not it has a page. */
function strangeAnchor(entries: readonly Entry[]): ContentIssue[] {
  return entries
    .filter(({ type }) => type.name === "Project")
    .filter((entry) => !/^[\w{}-]*$/.test(slugOf(entry)))
    .map((entry) => {
      const reason = `is ${slugOf(entry)}, which is no good anchor; use letters, digits and hyphens alone in the folder's name or here`
      return { file: entry.file, line: entry.source.lineOf(["slug"]), place: "slug", reason }
    })
}

/** A project's slug is an anchor on the work list, a claim's name one in the ledger. Each page has some itself. */
function takenAnchor(entries: readonly Entry[]): ContentIssue[] {
  return entries.flatMap((entry) => {
    const { file, type, slug = "", source } = entry
    const anchor = type.name === "Project" ? slugOf(entry) : type.name === "LedgerClaim" ? slug : ""
    if (!pageIds.includes(anchor)) return []
    const reason = `makes the anchor ${anchor}, which every page has itself; give it another name`
    return [{ file, line: source.lineOf(["slug"]), place: "", reason }]
  })
}

function reservedPath(pages: readonly SitePage[], reserved: ReadonlySet<string>): ContentIssue[] {
  return pages.flatMap(({ entry, path }) => {
    if (!entry || !isReserved(path, reserved)) return []
    const reason = `makes ${path}, which the site needs for its own files; give it another name`
    return [{ file: entry.file, place: "", reason }]
  })
}

/** Two pages with one address. Not every host is case-sensitive, so case is ignored here. */
function samePath(pages: readonly SitePage[]): ContentIssue[] {
  const issues: ContentIssue[] = []
  const taken = new Set<string>()
  for (const { entry, path } of pages) {
    if (entry && taken.has(path.toLowerCase()))
      issues.push({ file: entry.file, place: "", reason: `makes ${path}, which another page has already` })
    taken.add(path.toLowerCase())
  }
  return issues
}

/** A share image is named by its page's path with hyphens, so `/work-zync/` collides with `/work/zync/`. */
function sameShareImage(pages: readonly SitePage[]): ContentIssue[] {
  const taken = new Map<string, string>()
  return pages.flatMap(({ entry, path }) => {
    const image = shareImage(path).toLowerCase()
    const other = taken.get(image)
    taken.set(image, other ?? path)
    if (!entry || other === undefined || other.toLowerCase() === path.toLowerCase()) return []
    const reason = `makes ${path}, whose share image would be that of ${other}; give it another name`
    return [{ file: entry.file, place: "", reason }]
  })
}

/** Two projects with one anchor. A project without a case study has no page, but it has an anchor. */
function sameAnchor(entries: readonly Entry[]): ContentIssue[] {
  const projects = entries.filter(({ type }) => type.name === "Project")
  return repeated(projects, slugOf).map(({ entry: { file, source }, earlier, value }) => {
    const reason = `is ${value}, which ${earlier.file} has already`
    return { file, line: source.lineOf(["slug"]), place: "slug", reason }
  })
}

const withSeo = z.object({ seo: z.object({ title: z.string(), description: z.string() }) })

/** Two pages that look the same in search results. */
export function sameSeo(entries: readonly Entry[], key: "title" | "description"): ContentIssue[] {
  const textOf = ({ data }: Entry) => {
    const read = withSeo.safeParse(data)
    return read.success ? read.data.seo[key] : undefined
  }
  return repeated(entries, textOf).map(({ entry: { file, source }, earlier }) => ({
    file,
    line: source.lineOf(["seo", key]),
    place: `seo.${key}`,
    reason: `is the same as in ${earlier.file}; each page needs one of its own`,
  }))
}

/** The entries whose value appears in an earlier entry, each with that entry. */
function repeated(entries: readonly Entry[], valueOf: (entry: Entry) => string | undefined) {
  const first = new Map<string, Entry>()
  return entries.flatMap((entry) => {
    const value = valueOf(entry)
    if (value === undefined) return []
    const earlier = first.get(value)
    if (!earlier) first.set(value, entry)
    return earlier ? [{ entry, earlier, value }] : []
  })
}
