import { z } from "zod"
import { readResume } from "../import/read-resume"
import { readSource } from "../import/read-source"
import { reasonsOf } from "../../src/model/errors/reason"
import type { Terminal } from "../new/ask"
import { aboutOf, answers, fieldOf } from "./answers"
import { fromResume, proposals } from "./propose"
import { typedValue } from "./read-answers"

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

/** Asks for all that is not given. @throws if the owner cancels with Escape or Ctrl-C. */
export async function askAll(root: string, given: Fields, terminal: Terminal): Promise<Fields> {
  const found: Fields = { ...given }
  for (const [key, field] of Object.entries(answers.shape)) {
    if (key in given || unasked.has(key)) continue
    if (onlyIf[key]?.(found) === false) continue
    const value = await ask(field, aboutOf(field), proposalFor(root, key, found), terminal)
    if (value !== undefined) found[key] = value
  }
  return found
}

/** What is written into a field before the owner types. */
function proposalFor(root: string, key: string, found: Fields): unknown {
  const { resume } = found
  const read = typeof resume === "string" ? fromResume(readResume(readSource(resume)).value) : {}
  const known = { ...read, ...found }
  return Reflect.get({ ...proposals(root, known, known), ...known }, key)
}

/** One question, in the form of its field. */
async function ask(
  schema: z.core.$ZodType,
  message: string,
  initial: unknown,
  terminal: Terminal,
): Promise<unknown> {
  const { confirm, multiselect, select, text } = await import("@clack/prompts")
  const field = fieldOf(schema)
  const choices = (options: readonly (string | number)[]) =>
    options.map((option) => ({ value: String(option), label: String(option) }))
  if (field instanceof z.ZodBoolean)
    return await settled(confirm({ ...terminal, message, initialValue: false }))
  if (field instanceof z.ZodEnum) {
    const none = schema instanceof z.ZodOptional ? [{ value: "", label: "as it is" }] : []
    const options = [...none, ...choices(field.options)]
    const initialValue = typeof initial === "string" ? initial : options[0]?.value
    return (await settled(select({ ...terminal, message, options, initialValue }))) || undefined
  }
  if (field instanceof z.ZodArray && field.element instanceof z.ZodEnum) {
    const options = choices(field.element.options)
    const initialValues = options.map(({ value }) => value)
    return await settled(multiselect({ ...terminal, message, options, initialValues, required: false }))
  }
  if (field instanceof z.ZodArray && field.element instanceof z.ZodObject)
    return askItems(field.element, message, terminal)
  const typed = await settled(
    text({
      ...terminal,
      message,
      initialValue: initial === undefined ? "" : String(initial),
      validate: (words = "") => refusal(schema, words),
    }),
  )
  return typed.trim() === "" ? undefined : typedValue(schema, typed)
}

/** Why a field refuses what was typed. Nothing is an answer where a field may be left out. */
function refusal(schema: z.core.$ZodType, typed: string): string | undefined {
  if (typed.trim() === "") return z.safeParse(schema, undefined).success ? undefined : "is missing"
  const result = z.safeParse(schema, typedValue(schema, typed), { reportInput: true })
  return result.success
    ? undefined
    : result.error.issues.flatMap((issue) => reasonsOf(issue, () => []))[0]?.reason
}

/** As many groups of fields as the owner has. */
async function askItems(element: z.ZodObject, message: string, terminal: Terminal): Promise<Fields[]> {
  const { confirm } = await import("@clack/prompts")
  const items: Fields[] = []
  for (;;) {
    const more = await settled(
      confirm({
        ...terminal,
        message: `${message}: ${items.length > 0 ? "another one?" : "add one?"}`,
        initialValue: items.length === 0,
      }),
    )
    if (!more) return items
    const item: Fields = {}
    for (const [key, field] of Object.entries(element.shape)) {
      const value = await ask(field, aboutOf(field), undefined, terminal)
      if (value !== undefined) item[key] = value
    }
    items.push(item)
  }
}

/** What was answered. The mark of a cancelled question is a symbol. @throws if the owner cancelled. */
async function settled<Answer>(prompt: Promise<Answer>): Promise<Exclude<Answer, symbol>> {
  const answer = await prompt
  if (!isAnswer(answer)) throw new Error("Nothing was written.")
  return answer
}

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, symbol> => typeof answer !== "symbol"
