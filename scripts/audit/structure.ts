import type { Rule } from "./site"

/** There must be one h1 and no skipped heading level (WCAG 2.2, technique H42). */
export const headings: Rule = ({ document }) => {
  const levels = document
    .querySelectorAll("h1, h2, h3, h4, h5, h6")
    .map(({ tagName, text }) => ({ level: Number(tagName[1]), text }))
  const first = levels.filter(({ level }) => level === 1).length
  const skipped = levels
    .filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1)
    .map(({ level, text }) => `the heading "${text}" of level ${level} skips a level`)
  return first === 1 ? skipped : [`has ${first} h1 headings, not one`, ...skipped]
}

/** Ids must be unique. */
export const uniqueIds: Rule = ({ document }) => {
  const ids = document.querySelectorAll("[id]").map(({ id }) => id)
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...twice].map((id) => `the id "${id}" occurs more than once`)
}

/** Pictures must have their size, so that nothing shifts, and alternative text. */
export const pictures: Rule = ({ document }) =>
  document
    .querySelectorAll("img")
    .flatMap((img) =>
      ["width", "height", "alt"]
        .filter((attribute) => img.getAttribute(attribute) === undefined)
        .map((attribute) => `the picture ${img.getAttribute("src") ?? ""} has no ${attribute}`),
    )
