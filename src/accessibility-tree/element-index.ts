/**
 * Finds the elements of a page again. The build and the browser index a page alike, and what the page's script adds in
 * between moves only what has the same tag and the same words.
 */

/** Elements whose words are all of a part of the page. They are told apart by their name alone. */
const containers = new Set(
  "article aside body details div dl fieldset figure footer form header main nav ol search section table tbody tr ul".split(
    " ",
  ),
)

/** What has no words of its own, or only without script. */
const wordless = new Set(["noscript", "script", "style", "svg", "template"])

/** How many letters of an element's words its key is made of. */
const most = 80

/** The elements of a page by their keys, each in the order of the document. */
export type ElementIndex = ReadonlyMap<string, readonly Element[]>

export const isHidden = (element: Element): boolean => element.getAttribute("aria-hidden") === "true"

/** A picture or a drawing without words. */
export const isSilentPicture = (element: Element): boolean =>
  (element.localName === "img" && element.getAttribute("alt") === "") ||
  (element.localName === "svg" && !element.hasAttribute("role"))

/** The elements below one, by their keys. What is hidden from screen readers is one element. */
export function indexElements(root: Element, leaveOut?: Element | null): ElementIndex {
  const index = new Map<string, Element[]>()
  const add = (element: Element) => {
    if (element === leaveOut || (wordless.has(element.localName) && element.localName !== "svg")) return
    const key = keyOf(element)
    const known = index.get(key)
    if (known) known.push(element)
    else index.set(key, [element])
    if (isHidden(element) || element.localName === "svg") return
    for (const child of childrenOf(element)) add(child)
  }
  add(root)
  return index
}

/** An element's key: of its tag, and of its name or its first words. */
export function keyOf(element: Element): string {
  if (isHidden(element) || isSilentPicture(element))
    return digest(`silent ${element.localName} ${wordsAround(element)}`)
  return digest(`${element.localName} ${labelOf(element)}`)
}

function labelOf(element: Element): string {
  for (const name of ["aria-label", "alt", "name"]) {
    const label = element.getAttribute(name)
    if (label) return label
  }
  return containers.has(element.localName) && !hasOwnWords(element) ? "" : firstLetters(element)
}

/** The words of the nearest element around one that has any. */
function wordsAround(element: Element): string {
  for (let around: Element | null = element.parentElement; around; around = around.parentElement) {
    const letters = around.getAttribute("aria-label") ?? firstLetters(around)
    if (letters) return letters
  }
  return ""
}

/** Whether words stand directly in an element. */
export const hasOwnWords = (element: Element): boolean =>
  Array.from(element.childNodes).some((node) => node.nodeType === 3 && /\S/.test(node.nodeValue ?? ""))

/** The first letters that a screen reader finds in an element, without the spaces between them. */
function firstLetters(element: Element): string {
  let letters = ""
  const read = (node: Node) => {
    if (letters.length >= most) return
    if (node.nodeType === 3) letters += (node.nodeValue ?? "").replaceAll(/\s+/g, "")
    else if (isElement(node) && !wordless.has(node.localName) && !isHidden(node))
      node.childNodes.forEach(read)
  }
  element.childNodes.forEach(read)
  return letters.slice(0, most)
}

const isElement = (node: Node): node is Element => node.nodeType === 1

/** The elements directly in one. */
export const childrenOf = (element: Element): Element[] => Array.from(element.childNodes).filter(isElement)

/** Six letters for a text (FNV-1a, 32 bits). */
function digest(text: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36)
}
