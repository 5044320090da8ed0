import { z } from "zod"
import { articlesPerPage, listPages, workPages } from "../lib/list-pages"
import { fixedRoutes } from "../lib/routes"
import type { LineFault } from "./fault"
import type { BodyOutline } from "./mdx"
import type { Entry } from "./read-entries"
import type { OwnerTokens } from "./tokens"

/** A page of the site, and the entry that makes it; a fixed page has none. Anchors are unknown where its body is broken. */
export type MadePage = { path: string; entry?: Entry; anchors: string[] | undefined }

export type Outlines = ReadonlyMap<Entry, BodyOutline | LineFault>

const slugged = z.object({ slug: z.string().optional(), video: z.unknown().optional() }).catch({})

/** Every page that the content makes, with the anchors that links may name. */
export function pagesOf(entries: readonly Entry[], outlines: Outlines, tokens: OwnerTokens): MadePage[] {
  const projects = entries.filter(({ kind }) => kind.name === "Project")
  const routes = fixedRoutes(tokens.slug)
  const { work, blogs, home, ...others } = routes
  const articles = entries.filter(({ kind }) => kind.name === "Article").length
  const fixed = [
    { path: home, anchors: ["skills"] },
    ...[...Object.values(others), "/404/"].map((path) => ({ path, anchors: [] })),
    ...workLists(work, projects),
    ...listPages(blogs, articles, articlesPerPage).map(({ path }) => ({ path, anchors: [] })),
  ]
  const made = entries.flatMap((entry) => {
    const project = projects.find(({ slug }) => slug === entry.slug)
    const slug = entry.kind.name === "CaseStudy" && project ? slugOf(project) : entry.slug
    if (!entry.kind.path || slug === undefined) return []
    return [{ entry, path: entry.kind.path(slug), anchors: anchorsOf(entry, outlines.get(entry), project) }]
  })
  return [...fixed, ...made].map((page) => ({ ...page, anchors: page.anchors && ["main", ...page.anchors] }))
}

const listed = z.object({ order: z.number(), category: z.string() }).catch({ order: 0, category: "" })

/** The pages of the work list, with the projects that each shows as its anchors. */
function workLists(work: string, projects: readonly Entry[]) {
  const inOrder = projects
    .map((entry) => ({ ...listed.parse(entry.data), slug: slugOf(entry) }))
    .toSorted((a, b) => a.order - b.order)
  const categories = inOrder.map(({ category }) => category)
  return workPages(work, categories).map(({ path, category: only, skip, limit }) => {
    const shown = inOrder.filter(({ category }) => only === null || category === only)
    return { path, anchors: shown.slice(skip, skip + limit).map(({ slug }) => slug) }
  })
}

/** A project's own `slug` field, else its folder's name: the end of its address, and its anchor on the work list. */
export const slugOf = ({ data, slug = "" }: Entry): string => slugged.parse(data).slug ?? slug

function anchorsOf({ kind }: Entry, outline: BodyOutline | LineFault | undefined, project?: Entry) {
  if (!kind.hasBody) return []
  if (!outline || "reason" in outline) return undefined
  if (kind.name === "Article") return [...outline.anchors, "related"]
  return [...outline.anchors, "overview", ...(slugged.parse(project?.data).video ? ["film"] : [])]
}
