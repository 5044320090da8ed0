import { expect, test } from "@playwright/test"
import { pages, routes } from "../../test/pages"
import { styled } from "../helpers/styled"
import { waitUntilSettled } from "../helpers/page-state"

/** Whatever their number, cards and plans fill their last row: a grid has no hole where an owner has fewer or more. */

const blogRoute = pages.find(({ template }) => template === "blogs")?.path
const stateRoute = pages.find(({ template }) => template === "state-landing")?.path
const termsRoute = pages.find(({ template }) => template === "terms")?.path

/** A page with a grid, and where its items are. */
const grids: [route: string | undefined, name: string, items: string][] = [
  ["/payment/", "currencies", "section[aria-label=Currencies] > ul > li"],
  ["/pricing/", "plans", "section[aria-label=Plans] > ul > li"],
  [termsRoute, "plans", styled("plan-summary", "plan")],
  [blogRoute, "articles", "section[aria-label=Articles] > div:has(article)"],
  ["/", "claims", styled("claim-list", "claim")],
  [stateRoute, "prices", "dl:has(dd.display) > div"],
]

for (const [route, name, items] of grids) {
  test(`${route}, ${name}: rows are full`, async ({ page }) => {
    test.skip(!route || !routes.includes(route), "the site has no such page")
    await page.goto(route ?? "/")
    await waitUntilSettled(page)
    test.skip((await page.locator(items).count()) === 0, "the page has no such list")
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(gaps, items), `${name} at ${width} px`).toEqual([])
    }
  })
}

/** What is wrong with a list's rows, with seven items and fewer. Leaves the list as it was. */
function gaps(selector: string): string[] {
  const all = () => [...document.querySelectorAll(selector)]
  const list = all()[0]?.parentElement
  const before = [...(list?.childNodes ?? [])]
  const gapsOf = (count: number) => {
    for (const extra of all().slice(count)) extra.remove()
    while (all().length < count) {
      const last = all().at(-1)
      // The mark of the first view stands after the first item of a list.
      const mark = last?.nextElementSibling?.matches("template") ? last.nextElementSibling : last
      mark?.after(all()[0]?.cloneNode(true) ?? "")
    }
    const boxes = all().map((item) => item.getBoundingClientRect())
    const right = Math.max(...boxes.map((box) => box.right))
    const left = Math.min(...boxes.map((box) => box.left))
    const { paddingLeft, paddingRight } = getComputedStyle(list ?? document.body)
    const { width: room } = list?.getBoundingClientRect() ?? { width: 0 }
    const ends = new Map<number, number>()
    for (const { top, bottom, right: end } of boxes) {
      const middle = Math.round((top + bottom) / 2)
      ends.set(middle, Math.max(ends.get(middle) ?? 0, end))
    }
    const short = [...ends.values()].filter((end) => end < right - 2)
    const isWhole = right - left > room - parseFloat(paddingLeft) - parseFloat(paddingRight) - 2
    return [
      ...short.map((end) => `${count}: a row ends at ${end} px instead of ${right} px`),
      ...(isWhole ? [] : [`${count}: narrower than the list`]),
    ]
  }
  const found = [7, 6, 5, 4, 3, 2, 1].flatMap(gapsOf)
  list?.replaceChildren(...before)
  return found
}
