import { truncate, widthOf } from "../../src/text/text-width"

const most = 60

/** A value of a file as a message shows it: in quotes, and cut if it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "")
  return `"${widthOf(text) > most ? truncate(text, most) : text}"`
}
