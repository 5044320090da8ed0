import { routes } from "../../test/pages"
import { expect, test } from "./drivers/fixtures"
import { invisibleParts } from "./looks"
import type { Visitor } from "./drivers/visitor"

/** Scroll places: back, forward and a reload find them again; a new page begins at its top. */

const isAt = (visitor: Visitor, place: number) =>
  visitor.eventually((top) => Math.abs(scrollY - top) < 10, [place], true)

/** How often the document has fetched a page's data. */
const timesFetched = (page: string) =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(`/page-data${page}page-data.json`)).length

test("a way on begins at the top; back, forward and a reload find the place that was left", async ({
  visitor,
}) => {
  test.skip(!routes.some((route) => /^\/work\/./.test(route)), "The content has no case study.")
  await visitor.openSettled("/work/")
  const study = 'main article a[href^="/work/"]'
  const last = await visitor.all(study, (links) => links.at(-1)?.getAttribute("href") ?? "")
  const link = `main article a[href="${last}"]`
  await visitor.hover(link)
  await visitor.rest()
  const left = await visitor.scrolled()
  test.skip(left < 300, "The work list is too short to scroll.")
  await visitor.click(link)
  await visitor.arrives(last)
  // The address changes before the page does.
  await isAt(visitor, 0)
  // What was fetched ahead of the press is not fetched again.
  await visitor.eventually(timesFetched, [last], 1)
  await visitor.rest()
  await visitor.scrollTo(700)
  await visitor.rest()
  await visitor.back()
  await visitor.arrives("/work/")
  await isAt(visitor, left)
  await visitor.rest()
  await isAt(visitor, left)
  await visitor.forward()
  await visitor.arrives(last)
  await isAt(visitor, 700)
  await visitor.back()
  await visitor.arrives("/work/")
  await isAt(visitor, left)
  await visitor.reload()
  await visitor.rest()
  await isAt(visitor, left)
  expect(await visitor.errors()).toEqual([])
})

/** Parts in view that still come in. */
const coming = () =>
  [...document.querySelectorAll("[data-reveal]")]
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return bottom > 0 && top < innerHeight / 3 && getComputedStyle(part).opacity !== "1"
    })
    .map((part) => part.outerHTML.slice(0, 100))

test("a reload in the middle keeps the place, wide and narrow, and a jump to the end shows everything", async ({
  visitor,
}) => {
  await visitor.openSettled("/")
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    await test.step(`${width} px`, async () => {
      await visitor.resize(width, height)
      await visitor.scrollTo(2500)
      const left = await visitor.scrolled()
      await visitor.rest()
      await visitor.eventually(coming, [], [])
      // What comes in must not move the page. Firefox follows a part that moves, unless its styles say not to.
      expect(Math.abs((await visitor.scrolled()) - left)).toBeLessThan(10)
      const place = () => document.querySelector("footer")?.getBoundingClientRect().top ?? 0
      const before = await visitor.evaluate(place)
      await visitor.reload()
      await visitor.rest()
      await expect.poll(async () => Math.abs((await visitor.evaluate(place)) - before)).toBeLessThan(10)
    })
  await test.step("to the end", async () => {
    await visitor.press("End")
    await visitor.eventually(() => scrollY > innerHeight, [], true)
    await visitor.scrollTo(1_000_000)
    await visitor.eventually(invisibleParts, [], [])
  })
})
