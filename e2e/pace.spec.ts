import { expect, test } from "./base"
import { kinds } from "../test/page-kinds"
import { settle } from "./watch"

/** R24.4: the space between two sections of one ground, in pixels. */
const most = 140

test("two sections of one ground are close to each other", async ({ page }) => {
  test.slow()
  const apart: string[] = []
  for (const { name, path } of kinds) {
    await page.goto(path)
    await settle(page)
    const gaps = await page.evaluate(() => {
      const sections = [...document.querySelectorAll("main section")].filter(
        (section) => !section.parentElement?.closest("section") && section.checkVisibility(),
      )
      return sections.slice(1).flatMap((section, index) => {
        const before = sections[index]
        if (!before) return []
        const grounds = [before, section].map((part) => getComputedStyle(part))
        const isOneGround = grounds.every(
          ({ backgroundColor, backgroundImage }) =>
            backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none",
        )
        if (!isOneGround) return []
        const [above, below] = [before.getBoundingClientRect(), section.getBoundingClientRect()]
        if (below.top < above.bottom - 1) return []
        const gap =
          parseFloat(getComputedStyle(before).paddingBottom) +
          (below.top - above.bottom) +
          parseFloat(getComputedStyle(section).paddingTop)
        return [{ gap, what: (section.textContent ?? "").slice(0, 40) }]
      })
    })
    apart.push(
      ...gaps
        .filter(({ gap }) => gap > most + 0.5)
        .map(({ gap, what }) => `${name}: ${Math.round(gap)} px above ${what}`),
    )
  }
  expect(apart).toEqual([])
})

test("a stagger ends within 400 ms of the first part, where the specification gives no figure", async ({
  page,
}) => {
  test.slow()
  const late: string[] = []
  for (const { name, path } of kinds) {
    await page.goto(path)
    await settle(page)
    const found = await page.locator("main").evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>("*")].flatMap((part) => {
        // R17.2 gives home's skills their own figure.
        if (part.closest("#skills")) return []
        if (part.dataset.reveal) part.dataset.reveal = "shown"
        const { transitionDelay, animationDelay } = getComputedStyle(part)
        const delay = Math.max(...`${transitionDelay},${animationDelay}`.split(",").map(parseFloat))
        return delay > 0.401 ? [`${delay} s before ${part.textContent?.slice(0, 30)}`] : []
      }),
    )
    late.push(...found.map((each) => `${name}: ${each}`))
  }
  expect(late).toEqual([])
})
