import { firstViewEnd } from "../startup/first-view-end"

/**
 * Tells, while a page is parsed, which elements are laid out or seen later: those far below the first view
 * (`#first-view-end ~ * ~ *` in src/styles/global.css), and the footer, as `main` is at least a screen high.
 * @returns what to call with each opening and closing tag. `open` returns whether the element is such a part, or in one.
 */
export function lateParts() {
  let depth = 0
  /** The depth of the mark's siblings, and how many of them have come. */
  let level = Infinity
  let siblings = 0
  /** The depth of the part, while the parser is in it. */
  let late = Infinity
  return {
    open(tag: string, { id }: Readonly<Record<string, string>>): boolean {
      depth += 1
      if (depth === level) siblings += 1
      const isLate = tag === "footer" || (depth === level && siblings > 1)
      if (isLate && late === Infinity) late = depth
      if (id === firstViewEnd) level = depth
      return late !== Infinity
    },
    close() {
      if (depth === late) late = Infinity
      if (depth < level) level = Infinity
      depth -= 1
    },
  }
}
