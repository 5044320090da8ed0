import { type Page, expect } from "@playwright/test"
import { source } from "axe-core"
import { isSample } from "../test/is-sample"

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and axe-core's best practices. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** An owner's colors fail no test: the content check holds their contrast, and says which to change. */
const asked = { values: tags, rules: { "color-contrast": { enabled: isSample } } }

/**
 * Expects axe-core to find no faults on the page in its current state.
 * @param state a description of the page and its state, for the failure message.
 */
export async function expectNoFaults(page: Page, state: string) {
  // Evaluated instead of added as an element, which the page's policy would block.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const violations = await page.evaluate(async ({ values, rules }) => {
    const results = await window.axe.run({ runOnly: { type: "tag", values }, rules })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    )
  }, asked)
  expect(violations, state).toEqual([])
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
