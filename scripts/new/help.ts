import type { Form } from "./form"
import { forms, questionsFor } from "./forms"

const usage = "npm run new -- <kind> [--flag value …]"

/** Returns the command's help, with every kind it makes. */
export const help = () =>
  [
    `Makes a new entry of the content, with placeholder pictures: ${usage}`,
    "",
    "Kinds:",
    ...columns(forms.map(({ name, about }) => [name, about])),
    "",
    "Without flags it asks for everything; with flags, only for what is missing.",
    "Without a terminal, whatever has no answer of its own must be given as a flag.",
    "npm run new -- <kind> --help lists a kind's flags.",
  ].join("\n")

/** Returns the help for a kind: its flags, with descriptions from the content model. */
export const helpFor = (form: Form) =>
  [
    `Makes ${form.about}: npm run new -- ${form.name} [--flag value …]`,
    "",
    ...columns([
      ...(form.slug ? [[`--slug`, form.slug.about] as const] : []),
      ...questionsFor(form).map(
        ({ flag, about, required }) => [`--${flag}`, required ? about : `${about} (optional)`] as const,
      ),
    ]),
    "",
    "A list is given with commas. Left out, a flag is asked for or filled in with what suits.",
  ].join("\n")

/** Formats names and their meanings in two columns. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
}
