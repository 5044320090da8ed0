/** The value of a token that stands for something the owner does not have. No text can contain it. */
export const absent = "\u0000"

/** Replaces every `{token}` in `values`. A sentence with a token whose value is `absent` is left out. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const filled = text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    // Every object inherits names such as `constructor`; they are not tokens.
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  )
  return filled.includes(absent) ? withoutAbsent(filled) : filled
}

const sentence = new RegExp(`[^.!?\\n]*${absent}[^.!?\\n]*[.!?]*[ \\t]*`, "g")

const withoutAbsent = (text: string) =>
  text.replace(sentence, (found) => (found.startsWith(" ") ? " " : "")).replace(/[ \t]+$/gm, "")
