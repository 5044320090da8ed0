import type { Rule } from "./site"

/** Pictures must have their size, so that nothing shifts. */
export const pictures: Rule = ({ document }) =>
  document
    .querySelectorAll("img")
    .flatMap((img) =>
      ["width", "height"]
        .filter((attribute) => img.getAttribute(attribute) === undefined)
        .map((attribute) => `the picture ${img.getAttribute("src") ?? ""} has no ${attribute}`),
    )
