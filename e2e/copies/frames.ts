import type { Rule } from "../pages/expect-rules"

/** All words of a page stand within its frame, the width of the footer's columns. Rows that slide are cut off on purpose. */
export const outsideFrame: Rule = (page) =>
  page.evaluate(() => {
    const frame = document.querySelector("footer > .columns")?.getBoundingClientRect()
    if (!frame) return ["the footer has no columns"]
    const isCut = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== "visible" ||
      (element.parentElement !== null &&
        element.parentElement.tagName !== "MAIN" &&
        isCut(element.parentElement))
    const range = document.createRange()
    const pen = document.createElement("canvas").getContext("2d")
    /** How far the ink of a line's first letter stands from the line's edge, in px. A large letter may hang over by that much. */
    const sideBearing = ({ parentElement, nodeValue }: Node) => {
      if (!pen || !parentElement || range.getClientRects().length > 1) return 0
      pen.font = getComputedStyle(parentElement).font
      return -pen.measureText(nodeValue?.trim()[0] ?? "").actualBoundingBoxLeft
    }
    // A link's own box may be larger than its words, for fingers.
    const isOutside = (node: Node) => {
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      return width > 0 && (left + sideBearing(node) < frame.left - 1 || right > frame.right + 1)
    }
    return [...document.querySelectorAll("main *")]
      .filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true }) &&
          !element.closest(".visually-hidden") &&
          !isCut(element),
      )
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() && isOutside(node))
      .map((node) => `${node.parentElement?.tagName} "${node.nodeValue?.trim().slice(0, 40)}"`)
  })

/** A last card without a neighbor does not leave half of its row empty. */
export const halfRows: Rule = (page) =>
  page.locator("main :is(section, ul):has(> * article)").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const boxes = [...list.querySelectorAll("article")].map((card) => card.getBoundingClientRect())
      const last = boxes.at(-1)
      if (!last || boxes.length < 2 || list.querySelector("ul:has(> * article)")) return []
      const hasNeighbor = boxes.slice(0, -1).some(({ bottom }) => bottom > last.top + 1)
      // One that is as wide as the window is no measure for the others.
      const right = Math.max(...boxes.filter(({ left }) => left > 1).map((box) => box.right))
      return hasNeighbor || last.right > right - 2
        ? []
        : [`the last card ends at ${last.right}, not at ${right}`]
    }),
  )

/** A button alone beside a page's title ends where the frame does, as the footer's does. */
export const looseButtons: Rule = (page) =>
  page.locator("main > .columns:first-child > div:last-child > a:only-child").evaluateAll((buttons) => {
    const edge = document.querySelector("footer > .columns")?.getBoundingClientRect().right ?? 0
    return buttons
      .map((button) => button.getBoundingClientRect().right)
      .filter((right) => Math.abs(right - edge) > 1)
      .map((right) => `the button ends at ${right}, not at ${edge}`)
  })
