import { type Page, expect, test } from "./base"
import { firstOf, pagesOf } from "./first-of"
import { styled } from "./styled"
import { settle } from "./watch"

/** The state pages' hero and grids (docs/requirements.md, R26). */

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox()
  expect(found, selector).not.toBeNull()
  return found ?? { x: 0, y: 0, width: 0, height: 0 }
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the landscape is the hero, with the film in it and the action in view, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(firstOf("state-landing"))
    await settle(page)
    const hero = page.locator("main section").first()
    const land = hero.locator("[role=img]").first()
    await expect(land).toBeVisible()
    const around = (await land.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect([around.x, around.width]).toEqual([0, width])
    const film = await box(page, "main section picture")
    expect(film.y).toBeGreaterThan(around.y + 40)
    expect(film.y + film.height).toBeLessThan(around.y + around.height)
    const action = page.locator("main section").nth(1).getByRole("link").first()
    await expect(action).toBeInViewport({ ratio: 1 })
  })
}

test("each state's first button is in the first view of a phone held sideways and of a tablet", async ({
  page,
}) => {
  for (const path of pagesOf("state-landing")) {
    await page.goto(path)
    await settle(page)
    for (const [width, height] of [
      [844, 390],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.locator("main h1"), path).toBeInViewport({ ratio: 1 })
      const action = page.locator("main section").nth(1).getByRole("link").first()
      await expect(action, path).toBeInViewport({ ratio: 1 })
    }
  }
})

test("the landscape obeys the seam, and is whole before the scripts run", async ({ page }) => {
  await page.goto(firstOf("state-landing"))
  await settle(page)
  const hero = page.locator("main section").first()
  await hero.getByRole("slider").press("Home")
  await expect(hero.locator("use")).toHaveCount(2)
  await expect
    .poll(() =>
      hero
        .locator(styled("seam", "seam"))
        .evaluate((picture) => getComputedStyle(picture).getPropertyValue("--seam")),
    )
    .toBe("0%")
  const response = await page.request.get(firstOf("state-landing"))
  const html = await response.text()
  expect(html.slice(html.indexOf("<main"), html.indexOf("<h1")).match(/<use /g)).toHaveLength(1)
})

test("a state page has one closing call", async ({ page }) => {
  await page.goto(firstOf("state-landing"))
  await settle(page)
  await expect(page.getByRole("contentinfo").locator(styled("action-link"))).toHaveCount(0)
})

/** Returns the lists whose last row ends before the list does, by their first words. */
const holes = (page: Page) =>
  page.locator("main section ul").evaluateAll((lists) =>
    lists.flatMap((list) => {
      const items = [...list.children].filter((item) => item.querySelector("svg, h3"))
      if (getComputedStyle(list).display !== "grid" || items.length < 2) return []
      const end = list.getBoundingClientRect().right
      const last = items.at(-1)?.getBoundingClientRect()
      return last && last.right < end - 2 ? [list.textContent?.slice(0, 60)] : []
    }),
  )

test("the grids of a state page leave no holes at any width", async ({ page }) => {
  await page.goto(firstOf("state-landing"))
  await settle(page)
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await holes(page), `at ${width} px`).toEqual([])
  }
})
