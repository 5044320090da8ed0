import { articlesPerPage, listPages, projectsPerPage } from "../../../src/routes/list-pages"
import { expectNoViolations } from "../../helpers/axe"
import { type Page, expect, test } from "../../helpers/base"
import { waitUntilSettled } from "../../helpers/page-state"
import { page } from "../built"
import { many } from "./added"
import { blogs } from "./owner"

/** The titles of a list's cards. */
const cardsOn = (address: string) =>
  [...page(address).matchAll(/<article.*?<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title]) => title)

export function lists() {
  test("a list of many entries has several complete pages, with every entry on one of them", () => {
    // One article of the small site is left, the command made one, and three are published. Of the projects, one is
    // left, and the command made one.
    for (const list of [
      { path: `/${blogs}/`, entries: 5 + many.articles, limit: articlesPerPage },
      { path: "/work/", entries: 2 + many.projects, limit: projectsPerPage },
    ]) {
      const pages = listPages(list.path, list.entries, list.limit)
      const shown = pages.map((each) => cardsOn(each.path))
      expect(shown.map(({ length }) => length)).toEqual(
        pages.map(({ skip, limit }) => Math.min(limit, list.entries - skip)),
      )
      expect(new Set(shown.flat()).size).toBe(list.entries)
    }
  })
}

/** Goes from the first page of the work list to the second, and to a category. */
async function followListLinks(visit: Page, origin: string, ready: () => Promise<void>) {
  const pages = visit.getByRole("navigation", { name: "Pages" })
  const cards = visit.getByRole("region", { name: "Projects" }).getByRole("article")
  await visit.goto(`${origin}/work/`)
  await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page")
  await ready()
  await pages.getByRole("link", { name: "Next" }).click()
  await expect(visit).toHaveURL(/\/work\/2\/$/)
  await expect(visit).toHaveTitle(/page 2/)
  await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
  await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0)
  const filters = visit.getByRole("list", { name: "Filter projects" })
  const choice = filters.getByRole("link", { name: /^Programs/ })
  const count = Number(/\d+/.exec(await choice.innerText())?.[0])
  await choice.click()
  await expect(visit).toHaveURL(/\/work\/web-app\/$/)
  await expect(visit).toHaveTitle(/^Programs/)
  await expect(cards).toHaveCount(count)
  await expect(choice).toHaveAttribute("aria-current", "true")
}

export function listsInBrowser(origin: () => string) {
  test("the pages of a list and the lists of its categories are linked", async ({ page: visit }) => {
    // A late part of the page may move the link.
    await followListLinks(visit, origin(), () => waitUntilSettled(visit))
    await expectNoViolations(visit, "a category's list")
    await visit.goto(`${origin()}/work/?category=web-app`)
    await expect(visit).toHaveURL(/\/work\/web-app\/$/)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("so they are, too", async ({ page: visit }) => followListLinks(visit, origin(), async () => {}))
  })
}
