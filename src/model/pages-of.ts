import { z } from "zod"
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
  const fixedAnchors: Record<string, string[]> = {
    [routes.home]: ["skills"],
    [routes.work]: projects.map(slugOf),
  }
  const fixed = [...Object.values(routes), "/404/"].map((path) => ({
    path,
    anchors: fixedAnchors[path] ?? [],
  }))
  const made = entries.flatMap((entry) => {
    const project = projects.find(({ slug }) => slug === entry.slug)
    const slug = entry.kind.name === "CaseStudy" && project ? slugOf(project) : entry.slug
    if (!entry.kind.path || slug === undefined) return []
    return [{ entry, path: entry.kind.path(slug), anchors: anchorsOf(entry, outlines.get(entry), project) }]
  })
  return [...fixed, ...made].map((page) => ({ ...page, anchors: page.anchors && ["main", ...page.anchors] }))
}

/** A project's own `slug` field, else its folder's name: the end of its address, and its anchor on the work list. */
export const slugOf = ({ data, slug = "" }: Entry): string => slugged.parse(data).slug ?? slug

function anchorsOf({ kind }: Entry, outline: BodyOutline | LineFault | undefined, project?: Entry) {
  if (!kind.hasBody) return []
  if (!outline || "reason" in outline) return undefined
  if (kind.name === "Article") return [...outline.anchors, "related"]
  return [...outline.anchors, "overview", ...(slugged.parse(project?.data).video ? ["film"] : [])]
}
