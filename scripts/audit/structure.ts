import { type Rule, isUnlisted } from "./site"

/** Pictures must have their size, so that nothing shifts. */
export const pictures: Rule = ({ document }) =>
  document
    .querySelectorAll("img")
    .flatMap((img) =>
      ["width", "height"]
        .filter((attribute) => img.getAttribute(attribute) === undefined)
        .map((attribute) => `the picture ${img.getAttribute("src") ?? ""} has no ${attribute}`),
    )

/** The first paint must wait for the first view, no more and no less (src/startup/first-view-end.ts). */
export const firstView: Rule = (page) => {
  const marks = page.document.querySelectorAll('head link[rel="expect"][blocking="render"]').length
  return marks === 1 || isUnlisted(page)
    ? []
    : [`has ${marks} links of rel="expect" that block rendering, not one`]
}
