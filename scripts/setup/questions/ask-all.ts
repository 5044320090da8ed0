import { readResume } from "../../import/read-resume"
import { readSource } from "../../import/read-source"
import type { Terminal } from "../../new/ask"
import { aboutOf, answers } from "./answers"
import { agree, ask } from "./ask"
import { keptAnswers } from "./kept-answers"
import { fromResume, proposals } from "./propose"

type Fields = Record<string, unknown>

/** What is a flag and a key alone: nobody misses it at first. */
const unasked = new Set(["country", "currency", "makes"])

const wants = (page: string) => (found: Fields) =>
  !Array.isArray(found["pages"]) || found["pages"].includes(page)

/** Questions that only some answers bring up. */
const onlyIf: Readonly<Record<string, (found: Fields) => boolean>> = {
  projects: wants("work"),
  skills: wants("skills"),
  calendar: wants("booking"),
  plans: wants("pricing"),
  included: ({ plans }) => Array.isArray(plans) && plans.length > 0,
  payment: ({ plans }) => Array.isArray(plans) && plans.length > 0,
  answerDays: ({ form }) => form !== undefined,
}

/**
 * Asks for all that is not given, also by the kept answers of an earlier run.
 * @param found what is given, to which each answer is added.
 * @throws if the owner cancels with Escape or Ctrl-C.
 */
export async function askAll(root: string, found: Fields, terminal: Terminal): Promise<void> {
  const kept = keptAnswers(root)
  if (kept && (await agree("Go on with your answers of last time", terminal)))
    Object.assign(found, { ...kept, ...found })
  for (const [key, field] of Object.entries(answers.shape)) {
    if (key in found || unasked.has(key)) continue
    if (onlyIf[key]?.(found) === false) continue
    const check = key === "resume" ? resumeFault : undefined
    const value = await ask(field, aboutOf(field), proposalFor(root, key, found), terminal, check)
    if (value !== undefined) found[key] = value
    if (key === "resume" && typeof value === "string")
      Object.assign(found, await agreed(value, found, terminal))
  }
}

/** What a resume answers, if its owner agrees; else each is asked, with what the resume says as a proposal. */
async function agreed(resume: string, given: Fields, terminal: Terminal): Promise<Fields> {
  const told = Object.entries(fromResume(readResume(readSource(resume)).value)).filter(([key, value]) => {
    const field = Object.entries(answers.shape).find(([name]) => name === key)?.[1]
    return !(key in given) && field?.safeParse(value).success
  })
  if (told.length === 0) return {}
  const words = told.flatMap(([, value]) => (typeof value === "string" ? value : [])).join(", ")
  return (await agree(`Take this from it: ${words}`, terminal)) ? Object.fromEntries(told) : {}
}

/** Why a file is no resume that can be read, in its first line. */
function resumeFault(file: unknown): string | undefined {
  try {
    readResume(readSource(String(file)))
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split("\n")[0]
  }
}

/** What is written into a field before the owner types. */
function proposalFor(root: string, key: string, found: Fields): unknown {
  const { resume } = found
  const read = typeof resume === "string" ? fromResume(readResume(readSource(resume)).value) : {}
  const known = { ...read, ...found }
  return Reflect.get({ ...proposals(root, known), ...known }, key)
}
