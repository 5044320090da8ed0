import { type Page, expect } from "@playwright/test"
import { source } from "axe-core"

/** WCAG 2.0, 2.1 and 2.2, levels A and AA, and what axe-core holds to be good practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * Expects axe-core to find nothing on the page as it stands.
 * @param state what the page is and how it is shown, for whoever reads a failure.
 */
export async function expectNoFaults(page: Page, state: string) {
  // Evaluated, not added as an element: a page's own policy need not allow it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (values) => {
    const results = await window.axe.run({ runOnly: { type: "tag", values } })
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(" ")}: ${failureSummary}`),
    )
  }, tags)
  expect(violations, state).toEqual([])
}

declare global {
  interface Window {
    axe: typeof import("axe-core")
  }
}
