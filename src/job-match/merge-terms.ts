import { slugify } from "../text/slugify"
import type { Term } from "./phrases"

type Skill<Evidence> = {
  name: string
  synonyms?: readonly string[] | undefined
  since?: string | undefined
  evidence?: readonly Evidence[] | undefined
  /** The folder of a project that proves it. */
  project?: string | undefined
}

type Project = {
  folder: string
  /** What it is made with. */
  names: readonly string[]
}

type Given<Evidence, Shown extends Project> = {
  /** Terms that ads name, whoever knows them. */
  terms: readonly Term[]
  /** The owner's skills. */
  skills: readonly Skill<Evidence>[]
  /** Further names of skills, without anything that proves them. */
  known: readonly string[]
  projects: readonly Shown[]
}

export type OwnTerm<Evidence, Shown> = Term & {
  since: string | undefined
  evidence: readonly Evidence[]
  projects: readonly Shown[]
}

/**
 * Divides what an ad may name into what the owner lists, with what proves it, and all else. What a project is made with is
 * listed, too. A skill that is a term, or a synonym of one, has that term's name and synonyms.
 */
export function mergeTerms<Evidence, Shown extends Project>({
  terms,
  skills,
  known,
  projects,
}: Given<Evidence, Shown>): { own: OwnTerm<Evidence, Shown>[]; others: Term[] } {
  const keyOf = keysOf(terms)
  const termOf = new Map(terms.map((term) => [slugify(term.name), term]))
  const skillOf = new Map(skills.toReversed().map((skill) => [keyOf(skill.name), skill]))
  const shown = projects.map((project) => ({ project, keys: new Set(project.names.map(keyOf)) }))
  const names = [...skills.map(({ name }) => name), ...projects.flatMap((project) => project.names), ...known]
  const own = new Map<string, string>()
  for (const name of names) if (!own.has(keyOf(name))) own.set(keyOf(name), name)
  return {
    own: [...own].map(([key, name]) => {
      const [term, skill] = [termOf.get(key), skillOf.get(key)]
      return {
        name: term?.name ?? name,
        synonyms: [...(term?.synonyms ?? []), ...(skill?.synonyms ?? [])],
        exact: term?.exact,
        except: term?.except,
        since: skill?.since,
        evidence: skill?.evidence ?? [],
        projects: shown
          .filter(({ project, keys }) => project.folder === skill?.project || keys.has(key))
          .map(({ project }) => project),
      }
    }),
    others: terms.filter(({ name }) => !own.has(slugify(name))),
  }
}

/** Returns the key of a name: that of the term which it is, or is a synonym of. */
function keysOf(terms: readonly Term[]): (name: string) => string {
  const keys = new Map(
    terms
      .flatMap(({ name, synonyms }) =>
        [name, ...(synonyms ?? [])].map((word) => [slugify(word), slugify(name)] as const),
      )
      .toReversed(),
  )
  return (name) => keys.get(slugify(name)) ?? slugify(name)
}
