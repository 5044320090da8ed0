import type { Rule } from "./site"

/** Pictures say how large they are, so that nothing moves. */
export const pictures: Rule = ({ document }) =>
  document
    .querySelectorAll("img")
    .flatMap((img) =>
      ["width", "height"]
        .filter((attribute) => img.getAttribute(attribute) === undefined)
        .map((attribute) => `the picture ${img.getAttribute("src") ?? ""} has no ${attribute}`),
    )
