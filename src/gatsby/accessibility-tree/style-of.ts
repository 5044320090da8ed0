import { createDocument } from "@mixmark-io/domino"

const inline = new Set(
  "a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q s samp select small source span strong sub sup svg textarea time u var wbr".split(
    " ",
  ),
)

const none = new Set(["noscript", "script", "style", "template"])

/** Whether an element stands in a line of text by default. */
export const isInline = (element: Element): boolean => inline.has(element.localName)

/** Words for screen readers alone are taken out of the line (global.css), so that none is joined to them. */
const isApart = (element: Element) => element.classList.contains("visually-hidden")

const displayOf = (element: Element) =>
  none.has(element.localName) ? "none" : isInline(element) && !isApart(element) ? "inline" : "block"

const styled = (display: string): CSSStyleDeclaration => {
  const { style } = createDocument("").createElement("span")
  style.setProperty("display", display)
  return style
}
const styles = { none: styled("none"), inline: styled("inline"), block: styled("block") }

/**
 * The styles that a name depends on, as browsers have them by default: words of different blocks are not joined, and what
 * is never shown has none. A page's own style sheets are not read, so what they hide is listed; the browser tells it.
 */
export const styleOf = (element: Element): CSSStyleDeclaration => styles[displayOf(element)]
