import { truncate, widthOf } from "../../../src/text/text-width"
import { fillIn } from "../../../src/text/fill-in"

/** What the gaps of the first words stand for. What is undefined is not known. */
export type Values = Readonly<Record<string, string | undefined>>

/** A gap, `<place>`, or a condition, `<?booking>`, which stands for nothing itself. */
const gap = /<(\??)(\w+)>/g

/** A text with its gaps filled; undefined if it needs what is not known. */
function filled(text: string, values: Values): string | undefined {
  const lacks = [...text.matchAll(gap)].some(([, , key = ""]) => values[key] === undefined)
  return lacks
    ? undefined
    : text.replace(gap, (_, condition, key: string) => (condition ? "" : (values[key] ?? "")))
}

/** Fields with their gaps filled. What needs something that is not known is left out. */
export function fillFields(data: unknown, values: Values): unknown {
  if (typeof data === "string") return filled(data, values)
  if (Array.isArray(data))
    return data.map((item: unknown) => fillFields(item, values)).filter((item) => item !== undefined)
  if (data === null || typeof data !== "object") return data
  const fields = Object.entries(data)
    .map(([key, value]) => [key, fitted(key, fillFields(value, values), values)])
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields)
}

/**
 * A text of paragraphs with its gaps filled. A paragraph that needs what is not known is left out. Title and summary in
 * the lines above it are as long as they may be.
 */
export const fillText = (text: string, values: Values): string =>
  text
    .split(/\n{2,}/)
    .flatMap((paragraph) => filled(paragraph, values) ?? [])
    .join("\n\n")
    .replace(
      /^( {2}title: )(".+")\n( {2}description: )(".+")$/m,
      (_, first: string, title: string, second: string, description: string) => {
        const seo = { title: JSON.parse(title), description: JSON.parse(description) }
        const fit = Object(fitted("seo", seo, values))
        return `${first}${JSON.stringify(fit.title)}\n${second}${JSON.stringify(fit.description)}`
      },
    )

/** How long a title and a summary may be, for search engines: at least, and at most. */
const limits: Readonly<Record<string, { title: [number, number]; description: [number, number] }>> = {
  seo: { title: [15, 70], description: [70, 165] },
  more: { title: [15, 60], description: [70, 150] },
}

/** Title and summary as long as they may be, with the owner's name in its place. Other fields stay as they are. */
function fitted(key: string, fields: unknown, values: Values): unknown {
  const limit = limits[key]
  if (!limit) return fields
  const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""]))
  const fit = (text: unknown, [least, most]: [number, number]) => {
    if (typeof text !== "string") return text
    const whole = fillIn(text, known)
    if (widthOf(whole) > most) return truncate(whole, most)
    return widthOf(whole) < least ? `${text}, ${values["place"]}` : text
  }
  const { title, description, ...rest } = Object(fields)
  return { title: fit(title, limit.title), description: fit(description, limit.description), ...rest }
}
