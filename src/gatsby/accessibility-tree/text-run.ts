import { isHidden } from "../../accessibility-tree/element-index"
import { isInline, styleOf } from "./style-of"

/** The words that stand in an element's own lines, without those of blocks in it. */
export function textRun(element: Element): string {
  return Array.from(element.childNodes)
    .map((node) => {
      if (node.nodeType === 3) return node.nodeValue ?? ""
      return isElement(node) && isInline(node) && !isUnheard(node) ? ` ${wordsOf(node)} ` : ""
    })
    .join("")
    .replaceAll(/\s+([,.;:!?)])/g, "$1")
}

const wordsOf = (element: Element) => element.getAttribute("alt") ?? textRun(element)

const isUnheard = (element: Element) =>
  isHidden(element) ||
  element.hasAttribute("hidden") ||
  styleOf(element).getPropertyValue("display") === "none"

const isElement = (node: Node): node is Element => node.nodeType === 1
