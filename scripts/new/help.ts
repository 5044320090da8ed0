import { z } from "zod"
import type { Form } from "./form"
import { forms, questionsFor } from "./forms"

const usage = "npm run new -- <kind> [--flag value …]"

export const help = () =>
  [
    `Adds a new entry to the content, with placeholder pictures: ${usage}`,
    "",
    "Kinds:",
    ...columns([
      ...forms.map(({ name, about }) => [name, about] as const),
      ["translation", "an entry or a page in another language: npm run new -- translation es pages/home"],
    ]),
    "",
    "It asks for everything that you do not give as a flag.",
    "Without a terminal, you must give everything that has no default as a flag.",
    "npm run new -- <kind> --help lists a kind's flags.",
  ].join("\n")

/** Returns the help for a kind: its flags, with descriptions from the content model. */
export const helpFor = (form: Form) =>
  [
    `Adds ${form.about}: npm run new -- ${form.name} [--flag value …]`,
    "",
    ...columns([
      ...(form.slug ? [[`--slug`, form.slug.about] as const] : []),
      ...questionsFor(form).map(
        ({ flag, about, required, field }) =>
          [
            `--${flag}`,
            [about, valuesOf(field), required ? "" : "(optional)"].filter(Boolean).join(" "),
          ] as const,
      ),
    ]),
    "",
    "Separate list items with commas. If you leave out a flag, the command asks for it or uses a default.",
  ].join("\n")

/** The values that a flag may have, if they are few. */
function valuesOf(field: z.core.$ZodType): string {
  const one = field instanceof z.ZodArray ? field.element : field
  return one instanceof z.ZodEnum ? `One of: ${one.options.join(", ")}.` : ""
}

export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`)
}
