import type { Blockquote, Paragraph, Text } from "mdast"
import { didYouMean } from "../errors/reason"

/** The callouts that a text may have, as GitHub writes and names them. */
export const callouts = ["note", "tip", "important", "warning", "caution"] as const

/** The text in a quote that begins with a mark such as `[!NOTE]`. */
function markedIn({ children: [paragraph] }: Blockquote) {
  const [text] = paragraph?.type === "paragraph" ? paragraph.children : []
  const mark = text?.type === "text" ? /^\[!(\w*)\]/.exec(text.value) : null
  return mark && paragraph?.type === "paragraph" && text?.type === "text"
    ? { paragraph, text, whole: mark[0], kind: (mark[1] ?? "").toLowerCase() }
    : undefined
}

/** Why a quote would not become the callout that it is meant to be. */
export function calloutReason(quote: Blockquote): string | undefined {
  const found = markedIn(quote)
  if (!found) return undefined
  const { paragraph, text, whole, kind } = found
  const known = callouts.map((name) => `[!${name.toUpperCase()}]`)
  if (!callouts.some((name) => name === kind))
    return `has ${whole}, which is no callout${didYouMean(whole, known) || `; known are ${known.join(", ")}`}`
  const isAlone = text.value === whole ? paragraph.children.length === 1 : text.value.startsWith(`${whole}\n`)
  if (!isAlone)
    return `has words on the line of ${whole}; write them on the next line, which begins with > too`
  return text.value === whole && quote.children.length === 1
    ? `has ${whole} without words; write them on the next line, which begins with > too`
    : undefined
}

/** Turns a quote that begins with `[!NOTE]` into a callout with its name in front; leaves other quotes alone. */
export function makeCallout(quote: Blockquote) {
  const found = markedIn(quote)
  if (!found) return
  const { paragraph, text, whole, kind } = found
  const name: Text = { type: "text", value: kind.charAt(0).toUpperCase() + kind.slice(1) }
  const title: Paragraph = { type: "paragraph", children: [{ type: "strong", children: [name] }] }
  text.value = text.value.slice(whole.length).trimStart()
  const words =
    text.value === "" && paragraph.children.length === 1 ? quote.children.slice(1) : quote.children
  quote.children = [title, ...words]
  quote.data = { ...quote.data, hName: "div", hProperties: { role: "note", "data-callout": kind } }
}
