import { slugify } from "../../text/slugify"

/** A skill that the work list can be narrowed by: its word in the address, its name, and how many projects show it. */
export type Skill = { slug: string; name: string; count: number }

type Tagged = { readonly tags: readonly string[] }

const slugsOf = ({ tags }: Tagged) => tags.map(slugify)

/** The skills that some project has among its tags, in the order of the skills page. */
export function provenSkills(names: readonly string[], projects: readonly Tagged[]): Skill[] {
  const shown = projects.flatMap(slugsOf)
  return names
    .map((name) => ({ name, slug: slugify(name) }))
    .map((skill) => ({ ...skill, count: shown.filter((slug) => slug === skill.slug).length }))
    .filter(({ count }) => count > 0)
}

/** Whether asking helps: there are several skills that not all projects show, and more projects than fit a screen. */
export const needsSkillFilter = (skills: readonly Skill[], projects: number) =>
  projects > 3 && skills.filter(({ count }) => count < projects).length > 1

/** The skills that an address asks for, such as `react,postgresql`. Unknown words are left out. */
export function selectedSkills(asked: string | null, skills: readonly Skill[]): Skill[] {
  const words = new Set(asked?.split(",").map(slugify))
  return skills.filter(({ slug }) => words.has(slug))
}

/** Whether a project shows every one of some skills. */
export const proves = (project: Tagged, skills: readonly Skill[]) => {
  const own = new Set(slugsOf(project))
  return skills.every(({ slug }) => own.has(slug))
}

/** The words of the address once a skill has been added, or taken out; null if none is left. */
export function withSkill(asked: readonly Skill[], { slug }: Skill): string | null {
  const others = asked.map((each) => each.slug).filter((each) => each !== slug)
  const next = others.length === asked.length ? [...others, slug] : others
  return next.length ? next.join(",") : null
}
