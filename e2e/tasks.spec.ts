import { readFileSync, readdirSync } from "node:fs"
import { expect, test } from "@playwright/test"

declare global {
  interface Window {
    ran: string[]
    /** What is true of the page at the moment when fonts are set. */
    atFonts: { held: boolean[]; below: boolean[]; height: number; heightBefore: number } | undefined
  }
}

test("the scripts begin in three tasks: their files, React, the site", async ({ page }) => {
  await page.addInitScript(() => {
    const ran: string[] = (window.ran = [])
    const note = (what: string) => {
      ran.push(document.currentScript ? `${what} with its file` : what)
      setTimeout(() => ran.push("a pause"))
    }
    // React tells the hook of its developer tools that it runs; Gatsby sets its loader.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => note("React") },
    })
    const set = () => {
      note("the site")
    }
    Object.defineProperty(window, "___loader", { set })
  })
  await page.goto("/")
  await expect
    .poll(() => page.evaluate(() => window.ran))
    .toEqual(["React", "a pause", "the site", "a pause"])
})

test("Chromium may compile every script as it comes", () => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"))
  const late = scripts.filter((name) => {
    const code = readFileSync(`public/${name}`, "utf8")
    return !/^(?:\/\*.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/.test(code)
  })
  expect(scripts.length).toBeGreaterThan(10)
  expect(late).toEqual([])
})

for (const route of ["/", "/alaikoo-blog/"])
  test(`on ${route} fonts change what is in sight first; the parts below keep their size and follow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      let heightBefore = 0
      addEventListener("load", () => (heightBefore = document.documentElement.scrollHeight))
      const add = document.fonts.add.bind(document.fonts)
      document.fonts.add = (face) => {
        const parts = [
          ...document.querySelectorAll<HTMLElement>("#first-view-end ~ *, [data-parts] > *, footer"),
        ]
        window.atFonts ??= {
          held: parts.map(({ style }) => style.contentVisibility === "auto"),
          below: parts.map((part) => part.getBoundingClientRect().top > window.innerHeight),
          height: document.documentElement.scrollHeight,
          heightBefore,
        }
        return add(face)
      }
    })
    await page.goto(route)
    await page.waitForFunction(() => window.atFonts)
    const { held, below, height, heightBefore } = await page.evaluate(() => {
      if (!window.atFonts) throw new Error("no font was set")
      return window.atFonts
    })
    expect(below.filter(Boolean).length).toBeGreaterThan(5)
    expect(held).toEqual(below)
    expect(Math.abs(height - heightBefore)).toBeLessThan(heightBefore / 100)
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)
  })

test("the other colors come in sight first, then above and below", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/")
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }))
  const footer = page.getByRole("contentinfo")
  const colors = () => footer.evaluate((element) => getComputedStyle(element).color)
  const before = await colors()
  const parts = await page.evaluate(async () => {
    const switched = new Promise((resolve) => {
      new MutationObserver(resolve).observe(document.documentElement, { attributeFilter: ["data-scheme"] })
    })
    document.querySelector<HTMLElement>("[aria-label='Dark colors']")?.click()
    await switched
    return [...document.querySelectorAll<HTMLElement>("#first-view-end ~ *, footer")].map((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      const held = part.style.contentVisibility === "auto"
      return { held, inSight: top <= window.innerHeight && bottom >= 0 }
    })
  })
  expect(parts.some(({ inSight }) => inSight)).toBe(true)
  expect(parts.filter(({ held }) => held).length).toBeGreaterThan(3)
  expect(parts.filter(({ held, inSight }) => held === inSight)).toEqual([])
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0)
  expect(await colors()).not.toBe(before)
})

for (const choice of ["none", "no motion", "paused"])
  test(`a film's controls are made as it comes near, and are seen by who chose ${choice}`, async ({
    page,
  }) => {
    if (choice === "no motion") await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto("/")
    if (choice === "paused") await page.getByRole("button", { name: "Pause motion" }).click()
    const film = page.locator("main video")
    const isMade = () =>
      film.evaluate((video) => video.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
    expect(await isMade()).toBe(false)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(isMade).toBe(true)
  })
