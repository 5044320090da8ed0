import { readFileSync } from "node:fs"
import { type Page, expect, test } from "../helpers/base"
import { pages } from "../../test/pages"
import { hasPart, pagesOf } from "../helpers/first-of"
import { styled } from "../helpers/styled"
import { waitUntilSettled } from "../helpers/page-state"

/** The state pages' hero and grids (docs/requirements.md, R26). */

/** A phone and a desktop, then a phone held sideways and a tablet, and a width between. */
const screens = [
  [390, 844],
  [1440, 900],
  [844, 390],
  [768, 1024],
  [1024, 900],
] as const

/**
 * What is wrong with the first view: its landscape is as wide as the page, and title, action and the film, if it has one, are
 * in it.
 */
const firstViewFaults = (page: Page, hasFilm: boolean) =>
  page.locator("main section").evaluateAll(([hero, next], expectFilm) => {
    const [land, film, title, action] = [
      hero?.querySelector("[role=img]"),
      hero?.querySelector("picture"),
      document.querySelector("main h1"),
      next?.querySelector("a[href]"),
    ].map((part) => part?.getBoundingClientRect())
    if (!land?.height || !title?.height || !action?.height) return ["a part is not shown"]
    if (Boolean(film?.height) !== expectFilm) return ["the film is missing, or one too many"]
    // On other screens the landscape may stand beside the words.
    const isHero = [390, 1440].includes(innerWidth)
    return [
      ...(!isHero || (land.x === 0 && land.width === innerWidth)
        ? []
        : [`the landscape is ${land.width} px wide`]),
      ...(!isHero || !film || film.top > land.top + 40 ? [] : ["the film starts above the landscape"]),
      ...(!isHero || !film || film.bottom < land.bottom ? [] : ["the film ends below the landscape"]),
      ...(title.top >= 0 && title.bottom <= innerHeight ? [] : [`the title ends at ${title.bottom} px`]),
      ...(action.top >= 0 && action.bottom <= innerHeight ? [] : [`the action ends at ${action.bottom} px`]),
    ]
  }, hasFilm)

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

test("each state's first view has its landscape, film and action at every size, and obeys the seam; its grids have no holes", async ({
  page,
}) => {
  const all = new Set(pagesOf("state-landing"))
  for (const { path, entry } of pages.filter((each) => all.has(each.path))) {
    await page.goto(path)
    await waitUntilSettled(page)
    const inFooter = page.getByRole("contentinfo").locator(styled("action-link"))
    const own = hasPart(entry?.data, "closing") ? 1 : 0
    expect.soft((await inFooter.count()) + own, `${path} has one closing call`).toBeLessThanOrEqual(1)
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height })
      const where = `${path} at ${width} px`
      expect
        .soft(await firstViewFaults(page, hasPart(entry?.data, "videos")), `${where}: its first view`)
        .toEqual([])
      expect.soft(await holes(page), `${where}: holes in grids`).toEqual([])
    }
    const hero = page.locator("main section").first()
    await hero.getByRole("slider").press("Home")
    await expect(hero.locator("use")).toHaveCount(2)
    await expect(hero.locator(styled("seam", "seam")), "the landscape obeys the seam").toHaveCSS(
      "--seam",
      "0",
    )
    const html = readFileSync(`public${path}index.html`, "utf8")
    const drawings = html.slice(html.indexOf("<main"), html.indexOf("<h1")).match(/<use /g)
    expect(drawings, "the landscape is drawn and made before the scripts run").toHaveLength(2)
  }
})
