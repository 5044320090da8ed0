import { existsSync, readFileSync } from "node:fs"
import { z } from "zod"
import { formatPath } from "../../../src/model/errors/content-issue"
import { didYouMean, reasonsOf } from "../../../src/model/errors/reason"
import { parseJson } from "../../import/parse-json"
import { type Answers, answers, fieldOf } from "./answers"

const keys = Object.keys(answers.shape)

/** `jobTitle` is `--job-title`. */
export const flagOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The command's flags: one for each question. */
export const flags = Object.fromEntries(keys.map((key) => [flagOf(key), { type: "string" as const }]))

/** What somebody has typed, in the form of its field: lists have commas, groups are JSON. */
export function typedValue(field: z.core.$ZodType, typed: string): unknown {
  const inner = fieldOf(field)
  const text = typed.trim()
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject) return jsonOr(text)
  if (inner instanceof z.ZodArray)
    return text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
  return inner instanceof z.ZodNumber || inner instanceof z.ZodNumberFormat ? Number(text) : text
}

/** JSON, or the text itself, which its field then refuses. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The answers that were given as flags. */
export const fromFlags = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(answers.shape)
      .map(([key, field]) => [key, values[flagOf(key)], field] as const)
      .filter(([, typed]) => typeof typed === "string")
      .map(([key, typed, field]) => [key, typedValue(field, String(typed))]),
  )

/** The answers of a file. @throws with its name and the remedy if it has none. */
export function fromFile(file: string): Record<string, unknown> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Name it from this folder on.`)
  const { data } = z.record(z.string(), z.unknown()).safeParse(parseJson(readFileSync(file, "utf8"), file))
  if (!data)
    throw new Error(`${file} must be a group of answers: { "name": "…", "jobTitle": "…" } (docs/setup.md)`)
  return data
}

/**
 * Checks answers.
 * @param where what has them: the name of a file, or the flags.
 * @throws with a line for each that is missing or cannot be used.
 */
export function checked(given: Readonly<Record<string, unknown>>, where: string): Answers {
  const result = answers.safeParse(given, { reportInput: true })
  if (result.success) return result.data
  const lines = result.error.issues
    .flatMap((issue) => reasonsOf(issue, (path) => (path.length === 0 ? keys : [])))
    .map(({ path, reason }) => `${where} ${formatPath(path)} ${reason}${helpFor(path, reason)}`)
  throw new Error(["Nothing was written.", ...lines].join("\n"))
}

/** How to answer what is missing. */
function helpFor([key]: readonly PropertyKey[], reason: string): string {
  const name = String(key)
  const known = keys.includes(name)
    ? z.globalRegistry.get(Reflect.get(answers.shape, name))?.description
    : undefined
  return reason === "is missing" && known !== undefined ? `: ${known} (--${flagOf(name)})` : ""
}

/** The nearest flag to one that is unknown. */
export const nearFlag = (flag: string) => didYouMean(flag, Object.keys(flags))
