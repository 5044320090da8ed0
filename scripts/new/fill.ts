import { slugify } from "../../src/text/slugify"
import { type Answers, type Site, refusal, valueOf } from "./answers"
import { type Form, answerText } from "./form"
import { questionsFor } from "./forms"
import type { Question } from "./questions"

export type Flags = Readonly<Record<string, string | undefined>>

/** Asks the owner; `check` returns why an answer is refused. Throws if they cancel. */
export type Ask = (question: {
  label: string
  suggestion: string
  options: readonly string[]
  check: (typed: string) => string | undefined
}) => Promise<string>

type MissingAnswer = { flag: string; reason: string }

/**
 * Fills in a form from the flags, from the owner's answers (`ask`, if there is a terminal), or from suggestions.
 * @returns the answers, the slug and what is lacking. An entry is made only if nothing is.
 */
export async function fill(form: Form, flags: Flags, site: Site, ask?: Ask) {
  const { root } = site
  const answers: Answers = {}
  const lacks: MissingAnswer[] = []
  let slug = ""

  async function answer(question: Question) {
    const { path, flag, about, required } = question
    const draft = { root, slug, answers }
    const check = (typed: string) => refusal(question, typed, site) ?? form.refuse?.(path, typed, draft)
    const offered = required ? (form.suggest(path, draft) ?? "") : ""
    const suggestion = offered && !check(offered) ? offered : ""
    const given = flags[flag]
    // An optional field that suggestions depend on is asked too, and may stay empty.
    if (given === undefined && !required && !(ask && form.first.includes(path))) return
    const typed =
      given ??
      (ask ? await ask({ label: about, suggestion, options: optionsOf(question), check }) : suggestion)
    const reason = check(typed)
    if (reason) lacks.push({ flag, reason: typed ? reason : about })
    else if (typed || required) answers[path] = valueOf(question, typed)
  }

  async function name() {
    if (!form.slug) return
    const { about, suggest } = form.slug
    const check = (typed: string) => slugRefusal(form, typed, site)
    const suggestion = suggest({ root, answers })
    const typed =
      flags["slug"] ?? (ask ? await ask({ label: about, suggestion, options: [], check }) : suggestion)
    const reason = check(typed)
    if (reason)
      lacks.push({ flag: "slug", reason: typed ? `“${typed}” ${reason}` : missingSlug(form, about, answers) })
    else slug = typed
  }

  const questions = questionsFor(form)
  const isFirst = ({ path }: Question) => form.first.includes(path)
  const nameFirst = form.slug !== undefined && form.slug.suggest({ root, answers }) !== ""
  if (nameFirst) await name()
  for (const question of questions.filter(isFirst)) await answer(question)
  if (!nameFirst) await name()
  for (const question of questions.filter((each) => !isFirst(each))) await answer(question)
  return { slug, answers, lacks }
}

/** Why there is no slug: nothing to make it from, or a name in which no letter can be part of an address. */
function missingSlug({ first: [path = ""] }: Form, about: string, answers: Answers): string {
  const name = answerText(answers, path)
  return name && !slugify(name)
    ? `${about} “${name}” has no letter from A to Z to make it from; give one, such as --slug my-name`
    : about
}

function slugRefusal({ slug }: Form, typed: string, { root, context: { pages } }: Site) {
  if (!/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(typed))
    return "must consist of the letters A to Z, digits and hyphens, such as my-name: it is part of an address or of a file's name"
  const page = slug?.path?.(typed)
  return (
    slug?.refuse?.(typed, root) ??
    (page && pages.has(page) ? `is taken: the site already has a page ${page}` : undefined)
  )
}

const optionsOf = ({ field }: Question) =>
  "options" in field && Array.isArray(field.options) ? field.options.map(String) : []
