import { routes } from "../../test/pages"
import { expect, test } from "./fixtures"

/** Scroll places: back, forward and a reload find them again; a new page begins at its top. */

const study = 'main article a[href^="/work/"]'

test("a way on begins at the top, back finds the place that was left, and so does forward", async ({
  visitor,
}) => {
  test.skip(!routes.some((route) => /^\/work\/./.test(route)), "The content has no case study.")
  await visitor.settle("/work/")
  const last = await visitor.all(study, (links) => links.at(-1)?.getAttribute("href") ?? "")
  await visitor.on(`main article a[href="${last}"]`, (link) =>
    link.scrollIntoView({ block: "center", behavior: "instant" }),
  )
  await visitor.rest()
  const left = await visitor.scrolled()
  test.skip(left < 300, "The work list is too short to scroll.")
  await visitor.click(`main article a[href="${last}"]`)
  await visitor.arrives(last)
  // The address changes before the page does.
  await visitor.eventually(() => Math.round(scrollY), [], 0)
  await visitor.rest()
  await visitor.scrollTo(700)
  await visitor.rest()
  await visitor.back()
  await visitor.arrives("/work/")
  await visitor.eventually((place) => Math.abs(scrollY - place) < 10, [left], true)
  await visitor.rest()
  expect(Math.abs((await visitor.scrolled()) - left)).toBeLessThan(10)
  await visitor.forward()
  await visitor.arrives(last)
  await visitor.eventually(() => Math.abs(scrollY - 700) < 10, [], true)
  expect(await visitor.faults()).toEqual([])
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a reload in the middle keeps the place at ${width} px`, async ({ visitor }) => {
    await visitor.resize(width, height)
    await visitor.settle("/")
    await visitor.scrollTo(2500)
    await visitor.rest()
    const place = () => document.querySelector("footer")?.getBoundingClientRect().top ?? 0
    const before = await visitor.evaluate(place)
    await visitor.reload()
    await visitor.rest()
    await expect.poll(async () => Math.abs((await visitor.evaluate(place)) - before)).toBeLessThan(10)
  })

test("a reload after a way back still belongs to its own page", async ({ visitor }) => {
  await visitor.settle("/work/")
  await visitor.scrollTo(1200)
  const left = await visitor.scrolled()
  await visitor.rest()
  await visitor.click("header a[href='/']")
  await visitor.arrives("/")
  // The address changes before the page does.
  await visitor.eventually(() => Math.round(scrollY), [], 0)
  await visitor.rest()
  await visitor.back()
  await visitor.arrives("/work/")
  await visitor.eventually((place) => Math.abs(scrollY - place) < 10, [left], true)
  await visitor.reload()
  await visitor.rest()
  await visitor.eventually((place) => Math.abs(scrollY - place) < 10, [left], true)
})
