import { uncounted } from "../../../src/title-block/figures"
import type { Rule } from "../expect-rules"

/** The title block in the footer has every figure that the build counted. */
export const countedFigures: Rule = async (page) => {
  const figures = await page
    .getByRole("contentinfo")
    .locator("section [data-figure]")
    .evaluateAll((all) => all.map((element) => [element.getAttribute("data-figure"), element.textContent]))
  const missing = figures.filter(([, figure]) => !figure || figure === uncounted)
  return [
    ...missing.map(([name]) => `${name} has no figure`),
    ...(figures.length > 5 ? [] : [`there are only ${figures.length} figures`]),
  ]
}
