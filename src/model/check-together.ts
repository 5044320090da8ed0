import { z } from "zod"
import { fixedRoutes } from "../lib/routes"
import { checkFormerPaths } from "./check-former-paths"
import type { Fault } from "./fault"
import type { Entry } from "./read-entries"
import { didYouMean } from "./reason"
import type { OwnerTokens } from "./tokens"

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

/** Every page that the content makes. */
export const pagesOf = (entries: readonly Entry[], tokens: OwnerTokens): ReadonlySet<string> =>
  new Set(pathsOf(entries, tokens).map((page) => page.path))

/** Faults that show only when entries are seen side by side. */
export function checkTogether(entries: readonly Entry[], tokens: OwnerTokens): Fault[] {
  const projects = entries.filter(({ kind }) => kind.name === "Project").map(({ slug = "" }) => slug)
  const faults: Fault[] = []
  const taken = new Set<string>()
  for (const { entry, path: page } of pathsOf(entries, tokens)) {
    if (entry && taken.has(page))
      faults.push({ file: entry.file, place: "", reason: `makes ${page}, which another page has already` })
    taken.add(page)
  }
  faults.push(...checkFormerPaths(entries, taken))
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
