import { type Page, expect, test } from "../helpers/base"
import { atLeast } from "../../test/is-sample"
import { templates } from "../../test/page-templates"
import { owner, routes } from "../../test/pages"
import { styled } from "../helpers/styled"
import { waitUntilSettled } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** Small screens, forced colors and print. Large text and narrow screens: e2e/pages/. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await waitUntilSettled(page)
}

test("the menu of a phone in landscape can be scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, "/")
  await page.getByRole("button", { name: controlWords.menu.open }).click()
  const last = page.locator("#main-menu > ul > li").last().getByRole("link")
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  const to = (await last.getAttribute("href")) ?? ""
  await last.click()
  await expect(page).toHaveURL(to)
  await waitUntilSettled(page)

  await test.step("the header leaves most of a low viewport to the page", async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }))
    await expect(page.getByRole("banner")).not.toBeInViewport()
  })
})

/** Buttons, fields and buttons that are links without an edge of their own, in forced colors. */
const withoutEdge = (page: Page) =>
  page.getByRole("main").evaluate((main, link) => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const controls = main.querySelectorAll(`button, input:not([form]), textarea, ${link}`)
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        // Of the seam's slider its handle is seen.
        const handle = control.matches("[type=range]")
          ? control.nextElementSibling?.querySelector("svg")
          : null
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(handle ?? control)
        return borderTopStyle === "none" || parseFloat(borderTopWidth) < 1 || borderTopColor === canvas
      })
      .map((control) => control.outerHTML.slice(0, 80))
  }, styled("action-link"))

/** What is written after each link on paper. Pictures have nothing. */
const written = (page: Page) =>
  page.locator("main a[href]").evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility() && !link.querySelector("img"))
      .map((link) => ({
        isOut: /^https?:/.test(link.getAttribute("href") ?? ""),
        isText: link.closest("article, section") !== null,
        after: getComputedStyle(link, "::after").content,
      })),
  )

const about = `/about-${owner.slug}/`
const printed = new Set(
  templates.filter(({ name }) => /^(?:case-study|article|about)$/.test(name)).map(({ path }) => path),
)
const forced = new Set(["/contact/", "/work/", "/pricing/"].filter((each) => routes.includes(each)))

for (const route of new Set([...forced, about, ...printed])) {
  test(`${route} with forced colors and in print`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await open(page, route)

    if (forced.has(route) || route === about) await page.emulateMedia({ forcedColors: "active" })
    if (forced.has(route)) expect(await withoutEdge(page), `${route} with forced colors`).toEqual([])
    if (route === about) {
      for (const link of await page.locator("header a[aria-current=page]").all())
        await expect(link).toHaveCSS("text-decoration-line", "underline")
      const icons = await page.locator("header button svg").evaluateAll((all) =>
        all.map((icon) => {
          const { stroke } = getComputedStyle(icon)
          return stroke === getComputedStyle(icon.closest("button") ?? icon).color
        }),
      )
      expect(icons, "icons have the color of their buttons").toEqual([true, true])
    }

    await page.emulateMedia({ forcedColors: "none", media: "print" })
    if (printed.has(route)) {
      const links = await written(page)
      const out = links.filter(({ isOut }) => isOut)
      expect(out.length, `${route} in print`).toBeGreaterThanOrEqual(atLeast(1, 0))
      for (const { after } of out) expect(after).toContain("http")
      // A link within the site names the host, and a space precedes every address.
      for (const { after } of links.filter(({ isText }) => isText)) {
        if (after === "none" || after === "normal") continue
        expect(after).toMatch(/^"\u00a0\(/)
        if (!after.includes("mailto") && !after.includes("#")) expect(after).toContain("http")
      }
      await expect(page.locator("main nav:visible, main aside:visible, main video:visible")).toHaveCount(0)
    }
    if (route === "/pricing/") {
      for (const gone of ["header", "footer", "video", "a[href='#main']"])
        await expect(page.locator(`body :is(${gone}):visible`), gone).toHaveCount(0)
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
      await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)")
      for (const answer of await page.locator("main details p").all())
        expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
      await expect(page.locator("p:visible", { hasText: owner.email })).toContainText("/pricing/")
    }
  })
}
