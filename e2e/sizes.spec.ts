import { type Page, expect, test } from "./base"
import { atLeast } from "../test/is-sample"
import { owner, routes } from "../test/pages"
import { kinds } from "../test/page-kinds"
import { firstOf } from "./first-of"
import { settle } from "./watch"
import { styled } from "./styled"

/** Small screens, large text, the visitor's own spacing and colors, and print (WCAG 1.4.4, 1.4.10 to 1.4.12, 2.5.8). */

// The policy would block the styles that these tests inject.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

const open = async (page: Page, route: string) => {
  await page.goto(route)
  await settle(page)
}

test("the header leaves most of a low viewport to the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, "/work/")
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }))
  await expect(page.getByRole("banner")).not.toBeInViewport()
})

const action = styled("action-link")
test("the menu of a phone in landscape can be scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, "/")
  await page.getByRole("button", { name: "Open navigation menu" }).click()
  const last = page.locator("#main-menu > ul > li").last().getByRole("link")
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  const to = (await last.getAttribute("href")) ?? ""
  await last.click()
  await expect(page).toHaveURL(to)
})

test.describe("with forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } })

  test("buttons, fields and rings keep their edges, and icons their color", async ({ page }) => {
    for (const route of ["/contact/", "/work/", "/pricing/"].filter((each) => routes.includes(each))) {
      await open(page, route)
      const bare = await page.getByRole("main").evaluate((main, link) => {
        const canvas = getComputedStyle(document.body).backgroundColor
        const controls = main.querySelectorAll(`button, input:not([form]), textarea, ${link}`)
        return [...controls]
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control)
            return borderTopStyle === "none" || parseFloat(borderTopWidth) < 1 || borderTopColor === canvas
          })
          .map((control) => control.outerHTML.slice(0, 80))
      }, action)
      expect(bare, route).toEqual([])
    }
    await open(page, `/about-${owner.slug}/`)
    const chosen = page.locator("header a[aria-current=page]")
    for (const link of await chosen.all()) await expect(link).toHaveCSS("text-decoration-line", "underline")
    const icons = await page.locator("header button svg").evaluateAll((all) =>
      all.map((icon) => {
        const { stroke } = getComputedStyle(icon)
        return stroke === getComputedStyle(icon.closest("button") ?? icon).color
      }),
    )
    expect(icons).toEqual([true, true])
  })
})

test.describe("in print", () => {
  test.use({ colorScheme: "dark" })

  test("there is only the page's content, black on white, with link addresses and all answers", async ({
    page,
  }) => {
    await open(page, firstOf("pricing"))
    await page.emulateMedia({ media: "print" })
    for (const gone of ["header", "footer", "video", "a[href='#main']"]) {
      await expect(page.locator(`body :is(${gone}):visible`), gone).toHaveCount(0)
    }
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)")
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)")
    for (const answer of await page.locator("main details p").all()) {
      expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
    }
    await expect(page.locator("p:visible", { hasText: owner.email })).toContainText("/pricing/")
  })

  test("a case study, an article and the about page print the addresses of their links", async ({ page }) => {
    for (const { path: route } of kinds.filter(({ name }) => /^(?:case-study|article|about)$/.test(name))) {
      await open(page, route)
      await page.emulateMedia({ media: "print" })
      const addresses = await page
        .locator("main a[href^=http]")
        .evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility() && !link.querySelector("img"))
            .map((link) => getComputedStyle(link, "::after").content),
        )
      expect(addresses.length, route).toBeGreaterThanOrEqual(atLeast(1, 0))
      for (const address of addresses) expect(address).toContain("http")
      await expect(page.locator("main nav:visible, main aside:visible, main video:visible")).toHaveCount(0)
    }
  })
})
