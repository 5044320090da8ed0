import { type Page, expect } from "@playwright/test"
import { templates } from "../../test/page-templates"
import { routes } from "../../test/pages"

/** An address without a page: the host answers with the 404 page. */
export const noPage = "/no-such-page/"

/** The address of every page, and one that has none. */
export const everyPage: readonly string[] = [...routes, noPage]

/**
 * The problems that the browser reported, without the 404 page's own status, and without pictures that were still on
 * their way when a visit changed the color scheme: the page replaces them by their other variant.
 */
export const unexpected = (route: string, problems: readonly string[]) =>
  problems.filter(
    (problem) => !/^aborted: .+\.(?:avif|webp)$/.test(problem) && (route !== noPage || !/404/.test(problem)),
  )

/** The template of a page that is the first with it in the list of pages; undefined for the others. */
export const firstOfTemplate = (route: string): string | undefined =>
  templates.find(({ path, name }) => path === route || (name === "404" && route === noPage))?.name

/** Returns what is wrong with an open page in its current state: one line for each element. */
export type Rule = (page: Page) => Promise<string[]>

/**
 * Applies rules to an open page. All of them are applied, even after one has failed.
 * @param rules the rules by their names, which a failure tells beside the elements.
 */
export async function expectRules(page: Page, rules: Record<string, Rule>) {
  for (const [name, rule] of Object.entries(rules)) expect.soft(await rule(page), name).toEqual([])
}
