import { type QualifiedAttribute, type QualifiedTag, parser } from "sax"
import type { LineIssue } from "../errors/content-issue"
import { svgReason } from "./svg-reason"
import { isDropped, textElements } from "./allowed-names"
import { attributeReason, illegalCharacter } from "./allowed-values"
import { elementReason, isLeftOut, isOfSvg } from "./element-reason"
import { collectIssues } from "./collect-issues"
import type { Shape } from "./shape"

/** A drawing's root with its allowed parts, undefined if the file is not SVG. All other parts are issues. */
type Parsed = { root: Shape | undefined; issues: LineIssue[] }

const notSvg = "is not SVG: it must begin with <svg>"

/** Parses a drawing of at most so many levels, and keeps the allowed parts (allowed-names.ts). */
export function parseDrawing(svg: string, mostLevels: number): Parsed {
  const issues = collectIssues()
  const open: Shape[] = []
  let root: Shape | undefined
  let broken: LineIssue | undefined
  /** How many elements are open within a removed one, including that one. */
  let leftOut = 0
  let line = 1
  const reader = parser(true, { xmlns: true })

  const reasonOf = (tag: QualifiedTag) => {
    if (root && open.length === 0) return `has <${tag.name}> after its end; take it out`
    if (open.length >= mostLevels) return `has more than ${mostLevels} levels; ungroup its shapes`
    return elementReason(tag)
  }

  const isKept = (tag: QualifiedTag) => {
    if (!root && !(isOfSvg(tag) && tag.local === "svg")) broken ??= { line, reason: notSvg }
    const reason = reasonOf(tag)
    if (reason) issues.add(line, reason)
    return !reason && !isLeftOut(tag)
  }

  const attributesOf = (tag: QualifiedTag) => {
    const kept = new Map<string, string>()
    for (const attribute of Object.values(tag.attributes)) {
      const name = nameOf(attribute)
      if (name === undefined) continue
      const value = attribute.value.trim().replaceAll(/\s+/g, " ")
      const reason = attributeReason(name, value)
      if (reason) issues.add(line, `has ${attribute.name} on <${tag.name}>: ${reason}`)
      else kept.set(name, value)
    }
    return kept
  }

  const addText = (text: string) => {
    const around = open.at(-1)
    if (leftOut || !around || !textElements.has(around.name)) return
    const legal = text.replaceAll(illegalCharacter, "")
    if (legal !== text) issues.add(reader.line + 1, "has a control character in its text; take it out")
    around.children.push(legal.replaceAll(/\s+/g, " "))
  }

  Object.assign(reader, {
    onopentagstart() {
      // sax is one character ahead, which may be the line break.
      line = reader.line + (reader.column === 0 ? 0 : 1)
    },
    onopentag(tag: QualifiedTag) {
      if (leftOut || !isKept(tag)) {
        leftOut++
        return
      }
      const shape = { name: tag.local, attributes: attributesOf(tag), children: [] }
      open.at(-1)?.children.push(shape)
      root ??= shape
      open.push(shape)
    },
    onclosetag() {
      if (leftOut) leftOut--
      else open.pop()
    },
    ontext: addText,
    oncdata: addText,
    onprocessinginstruction({ name }: { name: string }) {
      if (name !== "xml") issues.add(reader.line + 1, `has <?${name}?>, which a page may run; take it out`)
    },
    ondoctype(doctype: string) {
      if (doctype.includes("["))
        issues.add(reader.line + 1, "has a DOCTYPE with entities; export it as plain SVG, or write them out")
    },
    onerror({ message }: Error) {
      // A page knows `xlink:` without a declaration, and all other prefixes are removed.
      if (!message.startsWith("Unbound namespace prefix"))
        broken ??= { line: reader.line + 1, reason: svgReason(message) }
      reader.resume()
    },
  })
  reader.write(svg).close()
  if (!root) broken ??= { line: 1, reason: notSvg }
  return broken ? { root: undefined, issues: [broken] } : { root, issues: issues.list() }
}

const linkNamespace = "http://www.w3.org/1999/xlink"

/** An attribute's name in a page; undefined if the page does not need it. */
function nameOf({ prefix, local, uri }: QualifiedAttribute): string | undefined {
  if (prefix === "") return isDropped(local) ? undefined : local
  return local === "href" && (uri === linkNamespace || prefix === "xlink") ? "href" : undefined
}
