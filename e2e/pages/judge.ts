import { type Page, expect } from "@playwright/test"
import { routes } from "../../test/pages"

/** The address of every page, and one that has none: the 404 page. */
export const everyPage: readonly string[] = [...routes, "/no-such-page/"]

/** Returns what is wrong with an open page in its current state: one line for each element. */
export type Rule = (page: Page) => Promise<string[]>

/**
 * Applies rules to an open page. All of them are applied, even after one has failed.
 * @param rules the rules by their names, which a failure tells beside the elements.
 */
export async function judge(page: Page, rules: Record<string, Rule>) {
  for (const [name, rule] of Object.entries(rules)) expect.soft(await rule(page), name).toEqual([])
}
