import type { Rule } from "../expect-rules"
import { styled } from "../../helpers/styled"

/** What lies beside, above and beyond. */

/** What goes on beyond an edge without a sign there: a shade that ends with the content, or a fading edge. */
export const cutWithoutSign: Rule = (page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("*")]
      .filter((part) => {
        const { overflowX, backgroundAttachment, maskImage } = getComputedStyle(part)
        const isCut = part.scrollWidth > part.clientWidth + 1 && part.checkVisibility()
        const slides = ["auto", "scroll"].includes(overflowX) || part.matches("[data-sliding]")
        return slides && isCut && !backgroundAttachment.includes("local") && maskImage === "none"
      })
      .map((part) => `"${part.textContent?.trim().slice(0, 30)}" goes on beyond its edge without a sign`),
  )

/** A block within a text with more space below it than above. */
export const unevenGaps: Rule = (page) =>
  page.locator(`${styled("prose")} > :is(figure, div, video, a[data-video])`).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const [before, after] = [block.previousElementSibling, block.nextElementSibling]
      // A heading has its own space above.
      if (!before || !after || [before, after].some((other) => other.matches("h2, h3"))) return []
      const { top, bottom } = block.getBoundingClientRect()
      const above = top - before.getBoundingClientRect().bottom
      const below = after.getBoundingClientRect().top - bottom
      return below > above + 2
        ? [
            `${Math.round(above)} px above and ${Math.round(below)} px below "${block.textContent?.slice(0, 30)}"`,
          ]
        : []
    }),
  )

/** The links that prove a skill end, or begin, at one edge, and the first is beside what it belongs to. */
export const raggedReceipts: Rule = (page) =>
  page.locator(styled("receipts", "links")).evaluateAll((lists) =>
    lists.flatMap((list) => {
      const boxes = [...list.querySelectorAll("a")].map((link) => link.getBoundingClientRect())
      const ends = (side: "left" | "right") => new Set(boxes.map((box) => Math.round(box[side]))).size
      const [first] = boxes
      const since = list.previousElementSibling?.getBoundingClientRect()
      const isApart =
        first && since && (since.bottom < first.top || since.top > (boxes.at(-1)?.bottom ?? 0) + since.height)
      return (first && Math.min(ends("left"), ends("right")) > 1) || isApart ? [list.textContent ?? ""] : []
    }),
  )

/** The least space between a star and words, in pixels. */
const starSpace = 16

/** Stars that a reader takes for a mark in the text: nearer to words than a line is high. */
export const starsAtWords: Rule = (page) =>
  page.evaluate(
    ([sky, least]) => {
      const drawn = document.querySelector<SVGSVGElement>(`svg${sky}`)
      const matrix = drawn?.getScreenCTM()
      if (!drawn || !matrix) return []
      const frame = drawn.getBoundingClientRect()
      const parts = [...(drawn.parentElement?.children ?? [])].filter((part) => part !== drawn)
      // A part covers the sky behind it, and as far around it as its shadow goes.
      const covers = parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const { boxShadow, backgroundColor } = getComputedStyle(part)
        const spread = Number(/(?:[\d.]+px ){3}([\d.]+)px/.exec(boxShadow)?.[1] ?? 0)
        return backgroundColor.endsWith(", 0)")
          ? { left: 0, right: 0, top: 0, bottom: 0 }
          : { left: left - spread, right: right + spread, top: top - spread, bottom: bottom + spread }
      })
      const texts = parts.flatMap((part) => {
        const range = document.createRange()
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const lines: DOMRect[] = []
        while (walker.nextNode()) {
          if (!walker.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue
          range.selectNodeContents(walker.currentNode)
          lines.push(...[...range.getClientRects()].filter(({ width }) => width > 1))
        }
        return lines
      })
      const stars = [...drawn.querySelectorAll("path")].flatMap((path) =>
        [...(path.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
          new DOMPoint(Number(x), Number(y)).matrixTransform(matrix),
        ),
      )
      return stars
        .filter(({ x, y }) => x > 0 && x < frame.right && y > frame.top && y < frame.bottom)
        .filter(({ x, y }) =>
          covers.every(({ left, right, top, bottom }) => x < left || x > right || y < top || y > bottom),
        )
        .filter(({ x, y }) =>
          texts.some(
            ({ left, right, top, bottom }) =>
              Math.max(left - x, x - right) < least && Math.max(top - y, y - bottom) < least,
          ),
        )
        .map(({ x, y }) => `a star at ${Math.round(x)}, ${Math.round(y)}`)
    },
    [styled("starfield", "sky"), starSpace] as const,
  )
