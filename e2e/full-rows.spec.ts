import { expect, test } from "@playwright/test"
import { pages, routes } from "../test/pages"
import { styled } from "./styled"
import { settle } from "./watch"

/** Whatever their number, cards and plans fill their last row: a grid has no hole where an owner has fewer or more. */

const blogRoute = pages.find(({ kind }) => kind === "blogs")?.path
const stateRoute = pages.find(({ kind }) => kind === "state-landing")?.path
const termsRoute = pages.find(({ kind }) => kind === "terms")?.path

/** A page with a grid, and where its items are. */
const grids: [route: string | undefined, name: string, items: string][] = [
  ["/payment/", "currencies", "section[aria-label=Currencies] > ul > li"],
  ["/pricing/", "plans", "section[aria-label=Plans] > ul > li"],
  [termsRoute, "plans", "section[aria-labelledby=sold] > div:has(+ div)"],
  [blogRoute, "articles", "section[aria-label=Articles] > div:has(article)"],
  ["/", "claims", styled("claim-list", "claim")],
  [stateRoute, "prices", "dl:has(dd.display) > div"],
]

for (const [route, name, items] of grids) {
  test(`${route}, ${name}: rows are full`, async ({ page }) => {
    test.skip(!route || !routes.includes(route), "the site has no such page")
    await page.goto(route ?? "/")
    await settle(page)
    test.skip((await page.locator(items).count()) === 0, "the page has no such list")
    for (const count of [7, 6, 5, 4, 3, 2, 1]) {
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const gaps = await page.evaluate(
          ([selector, wanted]) => {
            const all = () => [...document.querySelectorAll(selector)]
            for (const extra of all().slice(wanted)) extra.remove()
            while (all().length < wanted) {
              const last = all().at(-1)
              // The mark of the first view stands after the first item of a list.
              const mark = last?.nextElementSibling?.matches("template") ? last.nextElementSibling : last
              mark?.after(all()[0]?.cloneNode(true) ?? "")
            }
            const boxes = all().map((item) => item.getBoundingClientRect())
            const right = Math.max(...boxes.map((box) => box.right))
            const left = Math.min(...boxes.map((box) => box.left))
            const { paddingLeft, paddingRight } = getComputedStyle(all()[0]?.parentElement ?? document.body)
            const { width: room } = all()[0]?.parentElement?.getBoundingClientRect() ?? { width: 0 }
            const ends = new Map<number, number>()
            for (const { top, bottom, right: end } of boxes) {
              const middle = Math.round((top + bottom) / 2)
              ends.set(middle, Math.max(ends.get(middle) ?? 0, end))
            }
            const short = [...ends.values()].filter((end) => end < right - 2)
            const whole = right - left > room - parseFloat(paddingLeft) - parseFloat(paddingRight) - 2
            return [...short, ...(whole ? [] : ["narrower than its list"])]
          },
          [items, count] as const,
        )
        expect(gaps, `${count} ${name} at ${width} px`).toEqual([])
      }
    }
  })
}
