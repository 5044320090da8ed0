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
    return [...document.querySelectorAll("main *")]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
      )
      .filter(
        (element) => element.checkVisibility() && !isCut(element) && !element.closest(".visually-hidden"),
      )
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < frame.left - 1 || right > frame.right + 1
      })
      .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`)
  })

/** A last card without a neighbor does not leave half of its row empty. */
export const halfRows: Rule = (page) =>
  page.locator("main :is(section, ul):has(> * article)").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const boxes = [...list.querySelectorAll("article")].map((card) => card.getBoundingClientRect())
      const last = boxes.at(-1)
      if (!last || boxes.length < 2 || list.querySelector("ul:has(> * article)")) return []
      const hasNeighbor = boxes.slice(0, -1).some(({ bottom }) => bottom > last.top + 1)
      const right = Math.max(...boxes.map((box) => box.right))
      return hasNeighbor || last.right > right - 2
        ? []
        : [`the last card ends at ${last.right}, not at ${right}`]
    }),
  )
