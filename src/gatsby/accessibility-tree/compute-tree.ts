import { createDocument } from "@mixmark-io/domino"
import { computeAccessibleName, getRole } from "dom-accessibility-api"
import type {
  AccessibilityTree,
  HeardEntry,
  Place,
  SilentEntry,
} from "../../accessibility-tree/accessibility-tree"
import {
  childrenOf,
  hasOwnWords,
  indexElements,
  isHidden,
  isSilentPicture,
  keyOf,
} from "../../accessibility-tree/element-index"
import { textRun } from "./text-run"
import { isInline, styleOf } from "./style-of"

/** What is no part of a page, or is read with the field that it belongs to. */
const skipped = new Set(["datalist", "legend", "noscript", "option", "script", "style", "template"])

const split = (words: string) => words.split(" ")

/** Roles that say where one is. A section and a form are such a place only if they have a name. */
const named = new Set(["region", "form", "group", "article", "figure", "dialog", "tabpanel"])

/** Roles that a screen reader says. All others are read by their text. */
const said = new Set([
  ...split(
    "banner navigation main complementary contentinfo search heading link button img video audio iframe list",
  ),
  ...split(
    "table textbox searchbox combobox listbox checkbox radio slider spinbutton switch progressbar meter tab",
  ),
  ...split("tablist status alert separator"),
  ...named,
])

/** Roles whose text is their name. */
const namedFromContent = new Set(["heading", "link", "button", "tab", "switch", "checkbox", "radio"])

/** Roles in which a screen reader finds nothing else. A summary is no such button: it may hold a heading. */
const whole = new Set([
  "button",
  "img",
  "checkbox",
  "radio",
  "slider",
  "switch",
  "tab",
  "progressbar",
  "meter",
])

/** Roles of texts that are said before their words. */
const textRoles = new Set(["term", "definition", "cell", "columnheader", "rowheader"])

/** The longest name in the list. A screen reader says all of it. */
const longest = 90

/** The page as a screen reader meets it, from its HTML: what it hears in reading order, and what is silent. */
export function computeTree(html: string): AccessibilityTree {
  const { body } = createDocument(html)
  const heard: HeardEntry[] = []
  const silent: SilentEntry[] = []
  const index = indexElements(body)

  const placeOf = (element: Element): Place => {
    const key = keyOf(element)
    const nth = index.get(key)?.indexOf(element) ?? 0
    return nth > 0 ? { key, nth } : { key }
  }
  const hush = (element: Element) =>
    silent.push({ ...placeOf(element), role: silentRole(element), ...silentWords(element) })

  /** @param quiet whether its text was said already; @param sealed whether nothing in it is said. */
  function visit(element: Element, quiet: boolean, sealed: boolean) {
    if (skipped.has(element.localName) || element.hasAttribute("hidden")) return
    if (isHidden(element) || isSilentPicture(element)) {
      hush(element)
      return
    }
    const role = roleOf(element)
    const name = role === undefined ? "" : nameOf(element)
    const isSaid = role !== undefined && !sealed && (name !== "" || !named.has(role))
    const isQuiet = quiet || (isSaid && namedFromContent.has(role))
    const isSealed = sealed || (isSaid && whole.has(role) && element.localName !== "summary")
    const isText = !isQuiet && !isSealed && hasOwnWords(element)
    if (isSaid) heard.push({ ...placeOf(element), role, name: shortened(name), ...detailsOf(element, role) })
    if (isText) heard.push({ ...placeOf(element), ...textOf(element) })
    if (element.localName === "svg" || element.localName === "select") return
    for (const child of childrenOf(element)) visit(child, isQuiet || (isText && isInline(child)), isSealed)
  }
  visit(body, false, false)
  return { heard, silent }
}

/** The role that a screen reader says of an element, if it says any. */
function roleOf(element: Element): string | undefined {
  const { localName } = element
  const own = getRole(element)
  if (own === null && ["video", "audio", "iframe"].includes(localName)) return localName
  if (localName === "input" && own === null) {
    const type = element.getAttribute("type")
    return type === "hidden" ? undefined : type === "file" ? "button" : "textbox"
  }
  // A header in an article is the article's own, and says nothing.
  if ((own === "banner" || own === "contentinfo") && element.closest("article, aside, main, nav, section"))
    return undefined
  return own !== null && said.has(own) ? own : undefined
}

const nameOf = (element: Element) =>
  computeAccessibleName(element, { getComputedStyle: styleOf, computedStyleSupportsPseudoElements: false })

function detailsOf(element: Element, role: string): Pick<HeardEntry, "level" | "items"> {
  if (role === "heading")
    return { level: Number(element.getAttribute("aria-level") ?? element.localName.replace(/\D/g, "")) }
  if (role === "list") return { items: childrenOf(element).filter((child) => !isHidden(child)).length }
  return {}
}

function textOf(element: Element): Pick<HeardEntry, "role" | "name"> {
  const own = getRole(element)
  const role = element.localName === "th" && element.getAttribute("scope") === "row" ? "rowheader" : own
  return { role: role !== null && textRoles.has(role) ? role : "text", name: shortened(textRun(element)) }
}

function silentRole(element: Element): SilentEntry["role"] {
  const has = (names: string) => element.matches(names) || element.querySelectorAll(names).length > 0
  return has("img, video") ? "picture" : has("svg") ? "drawing" : "hidden"
}

/** The longest words that something silent is said to stand beside. Longer ones are those of a part of the page. */
const nearby = 120

/** What a silent part says to those who see it, or else the words that it stands beside, if they are few. */
function silentWords(element: Element): Pick<SilentEntry, "name" | "beside"> {
  const own = element.textContent?.trim() ? allText(element) : ""
  if (own) return { name: shortened(own) }
  for (let around = element.parentElement; around; around = around.parentElement) {
    const words = around.getAttribute("aria-label") ?? allText(around)
    if (words.length > nearby) break
    if (words) return { name: shortened(words), beside: true }
  }
  return { name: "" }
}

/** All words in an element, those of each part apart. */
const allText = (element: Element): string =>
  Array.from(element.childNodes)
    .flatMap((node) => (node.nodeType === 3 ? (node.nodeValue ?? "") : isElement(node) ? allText(node) : []))
    .map((words) => words.trim())
    .filter(Boolean)
    .join(" ")

const isElement = (node: Node): node is Element => node.nodeType === 1

/** The first words of a text that is longer than its line. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim()
  return line.length > longest ? `${line.slice(0, longest).replace(/\s+\S*$/, "")} …` : line
}
