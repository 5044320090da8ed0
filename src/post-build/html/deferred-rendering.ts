import { firstViewEnd } from "../../startup/first-view-end"

/** How many parts of a long text or of a section of cards are laid out at first. */
const partsAtFirst = { "data-parts": 8, "data-cards": 3 }

/**
 * Tells, while a page is parsed, which elements are laid out later: sections after the first one behind
 * `#first-view-end`, late parts of long texts and card lists, and the footer, as `main` is at least a screen high.
 * @returns callbacks for opening and closing tags. `open` returns whether the element is such a part, and whether it is
 *   one or in one.
 */
export function deferredElements() {
  /** The page, and the open elements: how many more children are laid out at first, and whether the element itself is not. */
  const around = [{ left: Infinity, isDeferred: false }]
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>) {
      const parent = around.at(-1) ?? { left: 0, isDeferred: true }
      const isPart = parent.left <= 0 || tag === "footer"
      const isDeferred = parent.isDeferred || isPart
      parent.left = attributes["id"] === firstViewEnd ? 1 : parent.left - 1
      const [, left = Infinity] = Object.entries(partsAtFirst).find(([mark]) => mark in attributes) ?? []
      around.push({ left, isDeferred })
      return { isPart, isDeferred }
    },
    close: () => void around.pop(),
  }
}
