import { counts } from "../../test/content"
import { routes } from "../../test/pages"
import { expect, test } from "./fixtures"

/** What moves: parts that appear on scrolling, and the rows of reviews. */

const revealing = [
  "/",
  ...routes.filter((route) => route.startsWith("/work/") || route === "/skills/"),
].slice(0, 4)

/** Parts that nobody can see: those with less than their full opacity, and their styles. */
const faint = () =>
  [...document.querySelectorAll("[data-reveal]")]
    .filter((part) => getComputedStyle(part).opacity !== "1" || part.matches("[data-reveal=waiting]"))
    .map((part) => part.outerHTML.slice(0, 100))

for (const route of revealing)
  test(`everything on ${route} is shown once it was scrolled to`, async ({ visitor }) => {
    await visitor.settle(route)
    await visitor.scrollThrough()
    await visitor.eventually(faint, [], [])
  })

test("everything is shown to a visitor who jumps to the end", async ({ visitor }) => {
  await visitor.settle("/")
  await visitor.press("End")
  await visitor.eventually(() => scrollY > innerHeight, [], true)
  await visitor.scrollTo(1_000_000)
  await visitor.eventually(faint, [], [])
})

test.describe("the reviews", () => {
  test.skip(counts.reviews === 0, "The content has no reviews.")
  const row = "main [data-sliding]"
  const running = () =>
    [...document.querySelectorAll("main [data-sliding] ul")].map(
      (list) => list.getAnimations()[0]?.playState ?? "none",
    )

  test("slide, rest under the pointer, and rest when they are paused", async ({ visitor }) => {
    await visitor.settle("/contact/")
    const all = await visitor.count(`${row} ul`)
    expect(all).toBeGreaterThan(0)
    await visitor.eventually(running, [], Array<string>(all).fill("running"))
    await visitor.hover(row)
    await visitor.eventually(
      (lists) => document.querySelector(lists)?.getAnimations()[0]?.playState,
      [`${row} ul`],
      "paused",
    )
    await visitor.point(5, 5)
    await visitor.eventually(running, [], Array<string>(all).fill("running"))
    await visitor.click({ role: "button", name: "Pause reviews" })
    await visitor.point(5, 5)
    await visitor.eventually(running, [], Array<string>(all).fill("paused"))
    await visitor.click({ role: "button", name: "Play reviews" })
    await visitor.point(5, 5)
    await visitor.eventually(running, [], Array<string>(all).fill("running"))
  })
})

test.describe("for a visitor whose system asks for stillness", () => {
  test.use({ system: { dark: false, still: true } })

  test("nothing is hidden, slides or plays", async ({ visitor }) => {
    for (const route of [
      "/",
      "/contact/",
      ...routes.filter((path) => path.startsWith("/web-design-")).slice(0, 1),
    ]) {
      await visitor.settle(route)
      expect(await visitor.count("[data-reveal], [data-sliding]"), route).toBe(0)
      expect(
        await visitor.evaluate(
          () => [...document.querySelectorAll("video")].filter(({ paused }) => !paused).length,
        ),
      ).toBe(0)
    }
  })
})
