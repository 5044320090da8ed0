import { z } from "zod"
import { reasonsOf } from "../../../src/model/errors/reason"
import type { Terminal } from "../../new/ask"
import { aboutOf, fieldOf } from "./answers"
import { typedValue } from "./read-answers"

/** Why an answer that its field takes cannot be used. */
export type Check = (answer: unknown) => string | undefined

/** One question, in the form of its field. */
export async function ask(
  schema: z.core.$ZodType,
  message: string,
  initial: unknown,
  terminal: Terminal,
  check?: Check,
): Promise<unknown> {
  const { confirm, multiselect, select, text } = await import("@clack/prompts")
  const field = fieldOf(schema)
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
    return askItems(field.element, message, { isLikely: !(schema instanceof z.ZodOptional) }, terminal)
  const typed = await settled(
    text({
      ...terminal,
      message,
      initialValue: Array.isArray(initial) ? initial.join(", ") : typeof initial === "string" ? initial : "",
      validate: (words = "") => refusal(schema, words, check),
    }),
  )
  return typed.trim() === "" ? undefined : typedValue(schema, typed)
}

/** Whether the owner agrees, which is likely. */
export async function agree(message: string, terminal: Terminal): Promise<boolean> {
  const { confirm } = await import("@clack/prompts")
  return await settled(confirm({ ...terminal, message, initialValue: true }))
}

const choices = (options: readonly (string | number)[]) =>
  options.map((option) => ({ value: String(option), label: String(option) }))

/** Why a field refuses what was typed. Nothing is an answer where a field may be left out. */
function refusal(schema: z.core.$ZodType, typed: string, check?: Check): string | undefined {
  if (typed.trim() === "") return z.safeParse(schema, undefined).success ? undefined : "is missing"
  const result = z.safeParse(schema, typedValue(schema, typed), { reportInput: true })
  return result.success
    ? check?.(result.data)
    : result.error.issues.flatMap((issue) => reasonsOf(issue, () => []))[0]?.reason
}

/** Fields that only make sense with another one. */
const needs: Readonly<Record<string, string>> = { shows: "picture" }

/** As many groups of fields as the owner has. Whoever leaves the first field of one empty has changed their mind. */
async function askItems(
  element: z.ZodObject,
  message: string,
  { isLikely }: { isLikely: boolean },
  terminal: Terminal,
): Promise<object[]> {
  const { confirm } = await import("@clack/prompts")
  const items: object[] = []
  for (;;) {
    const more = await settled(
      confirm({
        ...terminal,
        message: `${message}: ${items.length > 0 ? "another one?" : "add one?"}`,
        initialValue: isLikely && items.length === 0,
      }),
    )
    if (!more) return items
    const item: Record<string, unknown> = {}
    for (const [index, [key, field]] of Object.entries(element.shape).entries()) {
      const needed = needs[key]
      if (needed !== undefined && item[needed] === undefined) continue
      const isFirst = index === 0
      const about = isFirst ? `${aboutOf(field)}. Left empty, none is added` : aboutOf(field)
      const value = await ask(isFirst ? z.optional(field) : field, about, undefined, terminal)
      if (isFirst && value === undefined) return items
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
