import type { Rule } from "../expect-rules"

/** How lines of text begin and end, whatever an owner's words are. */

/** Texts that a browser may end with a lone word. Titles of pages have their last words bound (`npm run audit`). */
export const loneWords: Rule = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, footer *")]
      .filter((part) => !part.closest("h1, pre, svg, textarea, script, noscript, .visually-hidden"))
      .filter((part) =>
        [...part.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /\S\s+\S+\s+\S/.test(nodeValue ?? ""),
        ),
      )
      .filter((part) => {
        const style = getComputedStyle(part)
        const wraps = style.getPropertyValue("text-wrap-mode") !== "nowrap"
        const isKept = ["pretty", "balance"].includes(style.getPropertyValue("text-wrap-style"))
        return part.checkVisibility() && wraps && !isKept
      })
      .map((part) => `"${part.textContent?.slice(0, 40)}" may end with a lone word`),
  )

/** A line between two parts of a text that hangs at the end of the first, since the second is below it. */
export const hangingLines: Rule = (page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((part) => {
        const { borderInlineEndWidth, borderInlineStartWidth, borderTopWidth } = getComputedStyle(part)
        const isDivider =
          parseFloat(borderInlineEndWidth) > 0 &&
          parseFloat(borderInlineStartWidth) + parseFloat(borderTopWidth) === 0
        const next = part.nextElementSibling
        if (!isDivider || !next?.textContent?.trim() || !part.checkVisibility()) return false
        const [own, other] = [part.getBoundingClientRect(), next.getBoundingClientRect()]
        const room = part.parentElement?.getBoundingClientRect().width ?? 0
        // What stands at the end of a row of its own has its line outside of what is shown.
        const isOutside =
          Math.round(own.right) > Math.round(part.parentElement?.getBoundingClientRect().right ?? 0)
        return own.width < room - 1 && other.top >= own.bottom - 2 && !isOutside
      })
      .map((part) => `a line hangs after "${part.textContent?.trim().slice(0, 30)}"`),
  )

/** The least space between a hairline and the capitals below it, in pixels. */
const leastSpace = 6

/** Letters that are too close to the hairline above them. */
export const textOnRules: Rule = (page) =>
  page.evaluate((least) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (!currentNode.nodeValue?.trim() || parent.closest("svg, pre, button, .visually-hidden")) continue
      range.selectNodeContents(currentNode)
      const [line] = range.getClientRects()
      if (!line) continue
      const size = parseFloat(getComputedStyle(parent).fontSize)
      // The upper edge of capitals, in the middle of the line's box.
      const capital = (line.top + line.bottom) / 2 - 0.36 * size
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const { borderTopWidth, borderTopStyle, borderInlineStartWidth, display } = getComputedStyle(at)
        const isRule = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none" && display !== "inline"
        // A frame around words has its own measure.
        if (!isRule || parseFloat(borderInlineStartWidth) > 0) continue
        const space = capital - at.getBoundingClientRect().top
        if (space > -1 && space < least)
          found.push(`"${currentNode.nodeValue.trim().slice(0, 30)}" is ${space.toFixed(1)} px below a line`)
      }
    }
    return found
  }, leastSpace)

/** A sign between two parts of a text that ends a line, since the second part is on the next. */
export const hangingSigns: Rule = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const places: { sign: boolean; top: number; text: string }[] = []
    const range = document.createRange()
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest("svg, pre, code, script, style, .visually-hidden, [aria-hidden=true]")) continue
      for (const { 0: text, index } of (currentNode.nodeValue ?? "").matchAll(/\S+/g)) {
        range.setStart(currentNode, index)
        range.setEnd(currentNode, index + text.length)
        const [box] = range.getClientRects()
        if (box) places.push({ sign: /^[·|•]$/.test(text), top: (box.top + box.bottom) / 2, text })
      }
    }
    return places.flatMap(({ sign, top, text }, index) => {
      const [before, after] = [places[index - 1], places[index + 1]]
      const hangs = sign && before && after && Math.abs(before.top - top) < 6 && after.top > top + 6
      return hangs ? [`"${before.text} ${text}" ends a line`] : []
    })
  })
