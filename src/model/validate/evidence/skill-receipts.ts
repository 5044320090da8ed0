import { z } from "zod"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import type { Entry } from "../../read/read-entries"

const skills = z.object({
  groups: z.array(
    z.object({
      items: z.array(
        z.object({ name: z.string(), project: z.string().optional(), since: z.string().optional() }),
      ),
    }),
  ),
})
const project = z.object({ title: z.string(), date: z.string(), tags: z.array(z.string()) })
const study = z.object({ techStack: z.array(z.string()).optional() })

type Proof = { slug: string; title: string; year: string; names: ReadonlySet<string>; text: string }

/** What every project and its case study say, by the project's folder. */
export function proofsIn(entries: readonly Entry[]): Proof[] {
  const studies = entries.filter(({ type }) => type.name === "CaseStudy")
  return entries.flatMap(({ type, slug = "", data }) => {
    const read = type.name === "Project" ? project.safeParse(data).data : undefined
    if (!read) return []
    const own = studies.find((each) => each.slug === slug)
    const names = new Set([...read.tags, ...(study.safeParse(own?.data).data?.techStack ?? [])])
    const text = JSON.stringify([data, own?.data ?? ""]) + (own?.source.body ?? "")
    return [{ slug, title: read.title, year: read.date.slice(0, 4), names, text }]
  })
}

/** Whether a text names a skill as a word of its own. */
export const namesSkill = (text: string, skill: string): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${skill.replaceAll(/[^\p{L}\p{N} ]/gu, "\\$&")}(?![\\p{L}\\p{N}])`,
    "iu",
  ).test(text)

/** Warns of skills whose project never names them, and of those that are dated after a project that lists them. */
export function skillWarnings(entries: readonly Entry[]): ContentIssue[] {
  const proofs = proofsIn(entries)
  return entries
    .filter(({ type }) => type.name === "SkillList")
    .flatMap((entry) =>
      (skills.safeParse(entry.data).data?.groups ?? []).flatMap(({ items }, group) =>
        items.flatMap(({ name, project: slug, since }, index) => {
          const path = ["groups", group, "items", index]
          const error = (reason: string) => issueAt(entry, path, reason)
          const proof = proofs.find((each) => each.slug === slug)
          const earlier = proofs.find(
            ({ names, year }) => names.has(name) && since !== undefined && year < since,
          )
          return [
            ...(proof && !namesSkill(proof.text, name)
              ? [error(`names ${proof.title} as proof of ${name}, which never names it`)]
              : []),
            ...(earlier
              ? [error(`says since ${since}, but ${earlier.title} of ${earlier.year} lists ${name}`)]
              : []),
          ]
        }),
      ),
    )
}
