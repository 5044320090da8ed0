import { type Page, expect, test } from "./base"
import { atLeast } from "../test/is-sample"
import { owner, routes } from "../test/pages"
import { kinds } from "../test/page-kinds"
import { firstOf } from "./first-of"
import { settle, watch } from "./watch"
import { styled } from "./styled"

/** Small screens, large text, the visitor's own spacing and colors, and print (WCAG 1.4.4, 1.4.10 to 1.4.12, 2.5.8). */

// The policy would block the styles that these tests inject.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } })

const open = async (page: Page, route: string) => {
  await watch(page)
  await page.goto(route)
  await settle(page)
}

/** Returns lost content: text that is cut off or outside the page. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const says = element.textContent?.trim() && !element.closest("[aria-hidden=true], [role=img], video")
      if (!says || clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true })) continue
      const cutX = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
      const cutY = ["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1
      if (cutX || cutY) found.push(`${element.tagName}.${element.className} cuts its words off`)
      const { left, right } = element.getBoundingClientRect()
      const scrolls = element.closest("[role=group]")
      if (!scrolls && element.children.length === 0 && (right > clientWidth + 1 || left < -1)) {
        found.push(`"${element.textContent?.slice(0, 30)}" ends at ${right}`)
      }
    }
    return found
  })

const twice = "html { font-size: 200% !important }"
const spaced = `html { font-size: 100% !important }
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

for (const route of [...routes, "/no-such-page/"]) {
  test(`${route} loses nothing at 400 % zoom, with 200 % text, or with text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, route)
    expect(await lost(page), "1280 px magnified four times").toEqual([])
    await page.addStyleTag({ content: twice })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await lost(page), `text twice as large at ${width} px`).toEqual([])
    }
    await page.addStyleTag({ content: spaced })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await lost(page), `text spaced at ${width} px`).toEqual([])
    }
  })
}

test("the header leaves most of a low viewport to the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, "/work/")
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }))
  await expect(page.getByRole("banner")).not.toBeInViewport()
})

const action = styled("action-link")
const targets = {
  primary: `button, summary, header a, form input, form textarea, ${action}, ${styled("work-list", "filter")} a, footer ul[aria-label] a`,
  prose: styled("prose"),
}

test("controls are at least 24 px in both directions, and main controls 44 px on touch screens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const route of routes) {
    await open(page, route)
    await page.getByRole("button", { name: "Open navigation menu" }).click()
    const small = await page.evaluate(({ primary, prose }) => {
      return [...document.querySelectorAll("a, button, summary, input, textarea")]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => !target.closest(`[aria-hidden=true], p:not(:has(> button, > input)), ${prose}`))
        .flatMap((target) => {
          // A press on the label chooses, too.
          const { width, height } = (
            target.closest("label:has([type=radio])") ?? target
          ).getBoundingClientRect()
          const least = target.matches(primary) ? 44 : 24
          // A link is as wide as its words; room around it makes up for that (WCAG 2.5.8, Spacing).
          const size = target.matches("a") && target.textContent ? height : Math.min(width, height)
          const is = Math.round(size * 10) / 10
          return is < least ? [`${target.textContent || target.tagName}: ${is} of ${least}`] : []
        })
    }, targets)
    expect(small, route).toEqual([])
  }
})

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
