import { parser } from "sax"
import type { LineFault } from "./fault"

/** What runs, what brings HTML with it, and what styles the whole page. */
const refused = new Set(["script", "foreignobject", "style", "iframe", "image", "a", "set", "animate"])

/**
 * A drawing stands in the page's own markup, so it may hold shapes and nothing that acts,
 * fetches or styles.
 * @param svg the drawing's file.
 * @returns what is wrong with it; where it is no XML at all, that alone.
 */
export function checkDrawing(svg: string): LineFault[] {
  const faults: LineFault[] = []
  let root = ""
  let broken: LineFault | undefined
  const reader = parser(true)
  const add = (reason: string) => faults.push({ line: reader.line + 1, reason })
  reader.onopentag = ({ name, attributes }) => {
    if (!root && attributes["viewBox"] === undefined) add(`has no viewBox, without which it cannot be scaled`)
    root ||= name
    if (refused.has(localName(name))) add(`has <${name}>, which a drawing may not hold`)
    for (const [key, value] of Object.entries(attributes)) {
      const reason = attributeReason(localName(key), value)
      if (reason) add(`has ${key} on <${name}>: ${reason}`)
    }
  }
  reader.ondoctype = () => add("has a DOCTYPE, which a page does not take; take it out")
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- sax has properties alone
  reader.onerror = ({ message }) => {
    broken ??= { line: reader.line + 1, reason: `is not SVG: ${message.split("\n")[0]}` }
    reader.resume()
  }
  reader.write(svg).close()
  if (broken) return [broken]
  return root === "svg" ? faults : [{ line: 1, reason: "is not SVG: it must begin with <svg>" }]
}

const localName = (name: string) => name.replace(/^.*:/, "").toLowerCase()

function attributeReason(name: string, value: string): string | undefined {
  if (name.startsWith("on")) return "a drawing may not run anything"
  if (name === "style") return "write fill, stroke and the like as attributes of their own"
  if (name === "href" && !value.startsWith("#")) return "a drawing may not lead or reach outside itself"
  return /url\(\s*["']?(?!["']?#)|javascript:/i.test(value)
    ? "a drawing may not reach outside itself"
    : undefined
}
