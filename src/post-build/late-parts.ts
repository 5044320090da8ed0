import { firstViewEnd } from "../startup/first-view-end"

/** How many parts of a long text or of a section of cards are laid out at first (src/styles/global.css). */
const partsAtFirst = { "data-parts": 8, "data-cards": 3 }

/**
 * Tells, while a page is parsed, which elements are laid out or seen later: those far below the first view
 * (`#first-view-end ~ * ~ *` in src/styles/global.css), the later parts of a long text or cards of a section, and the
 * footer, as `main` is at least a screen high.
 * @returns what to call with each opening and closing tag. `open` returns whether the element is such a part, or in one.
 */
export function lateParts() {
  /** The page, and the open elements: how many more children are not late, and whether the element itself is. */
  const around = [{ left: Infinity, isLate: false }]
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>): boolean {
      const parent = around.at(-1) ?? { left: 0, isLate: true }
      const isLate = parent.isLate || parent.left <= 0 || tag === "footer"
      parent.left = attributes["id"] === firstViewEnd ? 1 : parent.left - 1
      const [, left = Infinity] = Object.entries(partsAtFirst).find(([mark]) => mark in attributes) ?? []
      around.push({ left, isLate })
      return isLate
    },
    close: () => void around.pop(),
  }
}
