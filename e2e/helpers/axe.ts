import { type Page, expect } from "@playwright/test"
import { source } from "axe-core"
import { isSample } from "../../test/is-sample"

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe-core's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** An owner's colors fail no test: the content check holds their contrast, and says which to change. */
const all = {
  resultTypes: ["violations"],
  runOnly: { type: "tag", values: tags },
  rules: { "color-contrast": { enabled: isSample } },
} as const

/** The rules that judge colors. Everything else is the same in both color schemes. */
const ofColors = {
  resultTypes: ["violations"],
  runOnly: { type: "rule", values: ["link-in-text-block", ...(isSample ? ["color-contrast"] : [])] },
} as const

/** Returns axe-core's findings on the page in its current state: rule, element and reason. */
export const violations = (page: Page) => run(page, all)

/** The rules that judge what a small screen lays out in another way. */
const ofLayout = {
  resultTypes: ["violations"],
  runOnly: { type: "rule", values: ["target-size", "scrollable-region-focusable"] },
} as const

/** Returns its findings about the layout alone, for a page on another screen. */
export const layoutViolations = (page: Page) => run(page, ofLayout)

/** Returns its findings about colors alone, for a page in its other color scheme. */
export const colorViolations = (page: Page) => run(page, ofColors)

async function run(page: Page, options: typeof all | typeof ofColors | typeof ofLayout): Promise<string[]> {
  // Evaluated instead of added as an element, which the page's policy would block.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  return page.evaluate(async ({ runOnly, resultTypes, ...rest }) => {
    // From the top: anywhere else the sticky header can lie on half a link, which axe-core takes for a small target.
    const place = window.scrollY
    window.scrollTo({ top: 0, behavior: "instant" })
    const results = await window.axe.run({
      ...rest,
      resultTypes: [...resultTypes],
      runOnly: { ...runOnly, values: [...runOnly.values] },
    })
    window.scrollTo({ top: place, behavior: "instant" })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    )
  }, options)
}

/**
 * Expects axe-core to find no errors on the page in its current state.
 * @param state a description of the page and its state, for the failure message.
 */
export async function expectNoViolations(page: Page, state: string) {
  expect(await violations(page), state).toEqual([])
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
