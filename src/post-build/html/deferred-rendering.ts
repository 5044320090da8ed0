import { firstViewEnd } from "../../startup/first-view-end"

/**
 * Tells, while a page is parsed, which elements are laid out later: sections after the first one behind
 * `#first-view-end`, late parts of what has many (`data-parts` says how many are laid out at first), and each part of
 * the footer, as `main` is at least a screen high.
 * @returns callbacks for opening and closing tags. `open` returns whether the element is such a part, and whether it is
 *   one, in one, or the footer.
 */
export function deferredElements() {
  /** The page, and the open elements: how many more children are laid out at first, and whether the element itself is not. */
  const around = [{ left: Infinity, isDeferred: false }]
  return {
    open(tag: string, attributes: Readonly<Record<string, string>>) {
      const parent = around.at(-1) ?? { left: 0, isDeferred: true }
      const isPart = parent.left <= 0
      const isFooter = tag === "footer"
      const isDeferred = parent.isDeferred || isPart || isFooter
      parent.left = attributes["id"] === firstViewEnd ? 1 : parent.left - 1
      const left = Number(attributes["data-parts"] ?? (isFooter ? 0 : Infinity))
      around.push({ left, isDeferred })
      return { isPart, isDeferred }
    },
    close: () => void around.pop(),
  }
}
