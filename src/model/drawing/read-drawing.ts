import { type QualifiedAttribute, type QualifiedTag, parser } from "sax"
import type { LineFault } from "../fault"
import { allowedElements, droppedElements, isDropped, textElements } from "./allowed-names"
import { attributeReason, illegalCharacter } from "./allowed-values"
import { drawnSize } from "./drawn-size"
import { listFaults } from "./list-faults"
import { refusal } from "./refusal"
import type { Shape } from "./shape"
import { viewBoxOf } from "./view-box"

/** A whole page but for its films weighs no more (e2e/budgets.spec.ts), and larger drawings scroll badly. */
const mostCharacters = 250_000
/** A browser draws as many at once; what is more takes seconds on a phone. */
const mostElements = 20_000
/** Far more groups in groups than any hand makes, and few enough to be followed one by one. */
const mostLevels = 64

const svgNamespace = "http://www.w3.org/2000/svg"
const htmlNamespace = "http://www.w3.org/1999/xhtml"
const linkNamespace = "http://www.w3.org/1999/xlink"

/** A drawing with what it may hold, and what its file holds besides. */
export type ReadDrawing = { root: Shape; faults: LineFault[] }

/**
 * Reads a drawing and keeps what is on the lists of what a drawing may hold (allowed-names.ts).
 * What drawing programs note for themselves is left out without a word.
 * @param svg the text of the drawing's file.
 * @returns what is allowed of it, and a fault for all else; an empty drawing where it cannot be read or is too large.
 */
export function readDrawing(svg: string): ReadDrawing {
  if (svg.length > mostCharacters) return unread(`has more than ${mostCharacters / 1000} kB; simplify it`)
  const faults = listFaults()
  const open: Shape[] = []
  let root: Shape | undefined
  /** How many elements are open within one that is left out, and that one. */
  let leftOut = 0
  let line = 1
  let broken: LineFault | undefined
  const reader = parser(true, { xmlns: true })

  const isKept = ({ name, local, uri }: QualifiedTag): boolean => {
    const isSvg = uri === "" || uri === svgNamespace
    const refuse = (reason: string) => {
      faults.add(line, reason)
      return false
    }
    if (!root && !(isSvg && local === "svg")) {
      broken ??= { line: 1, reason: "is not SVG: it must begin with <svg>" }
      return false
    }
    if (root && open.length === 0) return refuse(`has <${name}> after its end; take it out`)
    if (open.length >= mostLevels) return refuse(`has more than ${mostLevels} levels; ungroup its shapes`)
    if (isSvg && allowedElements.has(local)) return true
    if (isSvg ? droppedElements.has(local) : uri !== htmlNamespace) return false
    return refuse(`has <${name}>: ${refusal(local)}`)
  }

  const attributesOf = ({ name: element, attributes }: QualifiedTag) => {
    const kept = new Map<string, string>()
    for (const attribute of Object.values(attributes)) {
      const name = nameOf(attribute)
      if (name === undefined) continue
      const value = attribute.value.trim().replaceAll(/\s+/g, " ")
      const reason = attributeReason(name, value)
      if (reason) faults.add(line, `has ${attribute.name} on <${element}>: ${reason}`)
      else kept.set(name, value)
    }
    return kept
  }

  const addText = (text: string) => {
    const around = open.at(-1)
    if (leftOut || !around || !textElements.has(around.name)) return
    const legal = text.replaceAll(illegalCharacter, "")
    if (legal !== text) faults.add(reader.line + 1, "has a control character in its text; take it out")
    around.children.push(legal.replaceAll(/\s+/g, " "))
  }

  reader.onopentagstart = () => {
    // sax has read on by one character, which may be the line's end.
    line = reader.line + (reader.column === 0 ? 0 : 1)
  }
  reader.onopentag = (tag) => {
    if (!("local" in tag)) return
    if (leftOut || !isKept(tag)) {
      leftOut++
      return
    }
    const shape = { name: tag.local, attributes: attributesOf(tag), children: [] }
    open.at(-1)?.children.push(shape)
    root ??= shape
    open.push(shape)
  }
  reader.onclosetag = () => {
    if (leftOut) leftOut--
    else open.pop()
  }
  reader.ontext = addText
  reader.oncdata = addText
  reader.onprocessinginstruction = ({ name }) => {
    if (name !== "xml") faults.add(reader.line + 1, `has <?${name}?>, which a page may run; take it out`)
  }
  reader.ondoctype = (doctype) => {
    if (doctype.includes("["))
      faults.add(reader.line + 1, "has a DOCTYPE with entities; export it as plain SVG, or write them out")
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- sax has properties alone
  reader.onerror = ({ message }) => {
    const [reason = ""] = message.split("\n")
    // A page knows `xlink:` without that, and all other prefixes are left out.
    if (!reason.startsWith("Unbound namespace prefix"))
      broken ??= { line: reader.line + 1, reason: `is not SVG: ${reason}` }
    reader.resume()
  }
  reader.write(svg).close()

  if (broken) return unread(broken.reason, broken.line)
  if (!root) return unread("is not SVG: it must begin with <svg>")
  if (drawnSize(root, 2 * mostLevels) > mostElements)
    return unread(`draws more than ${mostElements} elements, counting each use of a part; simplify it`)
  const viewBox = viewBoxOf(root.attributes)
  if (viewBox === undefined) faults.add(1, noViewBox(root))
  return { root: { ...root, attributes: rootAttributes(root, viewBox) }, faults: faults.list() }
}

const unread = (reason: string, line = 1): ReadDrawing => ({
  root: { name: "svg", attributes: new Map(), children: [] },
  faults: [{ line, reason }],
})

/** An attribute's name in a page; undefined where the page has no use for it. */
function nameOf({ prefix, local, uri }: QualifiedAttribute): string | undefined {
  if (prefix === "") return isDropped(local) ? undefined : local
  return local === "href" && (uri === linkNamespace || prefix === "xlink") ? "href" : undefined
}

const noViewBox = ({ attributes }: Shape) =>
  attributes.has("viewBox")
    ? "has a viewBox other than four numbers, the last two above 0, without which it cannot be scaled"
    : 'has no viewBox, without which it cannot be scaled; add one, such as viewBox="0 0 24 24"'

/** The page says where a drawing stands and how large it is. */
function rootAttributes({ attributes }: Shape, viewBox: string | undefined): Map<string, string> {
  const rest = [...attributes].filter(
    ([name]) => !["id", "viewBox", "x", "y", "width", "height"].includes(name),
  )
  return new Map(viewBox === undefined ? rest : [["viewBox", viewBox], ...rest])
}
