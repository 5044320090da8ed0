import { z } from "zod"
import type { Content } from "../../read/content"
import type { LineIssue } from "../../errors/content-issue"
import { inListOrder } from "../../pages/list-order"
import type { BodyOutline } from "../../markdown/mdx"
import { hasItems } from "../../pages/absent/absent-pages"
import { projectIn, slugOf } from "../../read/project-of"
import { type SitePage, sitePages } from "../../pages/site-pages"
import type { Entry } from "../../read/read-entries"

/** A page with the anchors that links may name. They are unknown if its body is broken. */
export type LinkedPage = SitePage & { anchors: readonly string[] | undefined }

export type Outlines = ReadonlyMap<Entry, BodyOutline | LineIssue>

export function linkedPages(content: Content, outlines: Outlines): LinkedPage[] {
  const [language] = content.languages
  const pages = sitePages(content)
  const originals = new Map(
    pages.flatMap((page) => (page.language === language ? [[page.path, page] as const] : [])),
  )
  return pages.map((page) => {
    // A translation has the anchors of its original (languages/check-headings.ts).
    const original = originals.get(page.original)
    const own = original ? anchorsOf(original, content.entries, outlines) : []
    return { ...page, anchors: own && ["main", ...own] }
  })
}

function anchorsOf(page: SitePage, entries: readonly Entry[], outlines: Outlines): string[] | undefined {
  const { template, entry, list } = page
  if (template === "index") return entries.some(hasSkills) ? ["skills"] : []
  if (template === "work" && list) return projectsOn(list, entries)
  if (template === "made") return entries.some(({ type }) => type.name === "HearThisPage") ? ["hear"] : []
  if (template === "proof") return entries.flatMap(claimNameOf)
  if (!entry?.type.hasBody) return []
  const outline = outlines.get(entry)
  if (!outline || "reason" in outline) return undefined
  if (template === "article") return [...outline.anchors, ...(hasRelated(entry, entries) ? ["related"] : [])]
  if (template !== "case-study") return outline.anchors
  const { video } = withVideo.parse(projectIn(entries, entry.slug)?.data)
  return [...outline.anchors, "overview", ...(video ? ["video"] : [])]
}

/** A claim's name, which is its anchor in the ledger. */
const claimNameOf = ({ type, slug = "" }: Entry) => (type.name === "LedgerClaim" ? [slug] : [])

const hasSkills = ({ type, data }: Entry) => type.name === "SkillList" && hasItems(data)

const ofProject = z.object({ project: z.string() })

/** Whether an article's page shows a project or another article. */
const hasRelated = (article: Entry, entries: readonly Entry[]) =>
  ofProject.safeParse(article.data).success || entries.filter(({ type }) => type === article.type).length > 1

const withVideo = z.object({ video: z.unknown().optional() }).catch({})
const listed = z.object({ category: z.string() }).catch({ category: "" })

/** The projects that a page of the work list shows. Each is an anchor. */
function projectsOn(
  { category: only, skip, limit }: NonNullable<SitePage["list"]>,
  entries: readonly Entry[],
) {
  return entries
    .filter(({ type }) => type.name === "Project")
    .toSorted(inListOrder)
    .map((entry) => ({ ...listed.parse(entry.data), slug: slugOf(entry) }))
    .filter(({ category }) => only === null || category === only)
    .slice(skip, skip + limit)
    .map(({ slug }) => slug)
}
