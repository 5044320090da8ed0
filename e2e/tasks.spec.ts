import { readFileSync, readdirSync } from "node:fs"
import { type Page, expect, test } from "@playwright/test"
import { settle } from "./watch"

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

/** The parts of a page that can wait for what is in sight (src/startup/in-parts.ts). */
const parts = "#first-view-end ~ *, [data-parts] > *, footer"

/** How many of them the browser has not set. */
const unset = (page: Page) =>
  page
    .locator(parts)
    .evaluateAll(
      (all) =>
        all.filter(
          (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
        ).length,
    )

test.describe("what lies far below the first view", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [what, file, comes] of [
    ["once all has come", /early-/, true],
    ["where neither fonts nor further styles come", /fonts\/|late-styles/, false],
    ["where scripts do not come", /early-/, false],
  ] as const)
    test(`is set after the first paint of a page that is opened at its top, ${what}`, async ({ page }) => {
      let looked = false
      await page.route(file, async (route) => {
        await expect.poll(() => looked, { timeout: 20_000 }).toBe(true)
        return comes ? route.fallback() : route.abort()
      })
      await page.goto("/")
      expect(await unset(page)).toBeGreaterThan(2)
      looked = true
      await expect.poll(() => unset(page)).toBe(0)
    })

  test("is set where a browser is never idle", async ({ page }) => {
    await page.addInitScript(() => {
      const busy = () => {
        const end = performance.now() + 50
        while (performance.now() < end);
        requestAnimationFrame(busy)
      }
      requestAnimationFrame(busy)
    })
    await page.goto("/")
    await expect.poll(() => page.evaluate(() => document.fonts.size), { timeout: 20_000 }).toBeGreaterThan(0)
    await settle(page)
    expect(await unset(page)).toBe(0)
  })

  test("is set at once where a link leads to a place in the page, which stays where it is", async ({
    page,
  }) => {
    let early = -1
    await page.route("**/early-*.js", async (route) => {
      early = await unset(page)
      return route.fallback()
    })
    await page.goto("/alaikoo-blog/#saving-without-a-server")
    const top = () =>
      page.locator("#saving-without-a-server").evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await settle(page)
    expect(early).toBe(0)
    expect(await top()).toBeLessThan(200)
    expect(await top()).toBeGreaterThan(50)
  })

  test("does not move who reloads a page", async ({ page }) => {
    await page.goto("/")
    // Gatsby keeps the place once its scripts run.
    await settle(page)
    await page.evaluate(() => window.scrollTo({ top: 5000, behavior: "instant" }))
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    const place = () => page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().top)
    const before = await place()
    await page.reload()
    await expect.poll(place).toBeCloseTo(before, -1)
    await settle(page)
    expect(await place()).toBeCloseTo(before, -1)
  })
})

for (const route of ["/", "/alaikoo-blog/"])
  test(`on ${route} fonts change what is in sight first; the parts below keep their size and follow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // What comes near the view is set in some frames after the first paint, whatever fonts do.
    await page.route("**/fonts/*", async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return request.fallback()
    })
    await page.addInitScript((selector) => {
      let heightBefore = 0
      const look = () => {
        if (window.atFonts) return
        heightBefore = document.documentElement.scrollHeight
        requestAnimationFrame(look)
      }
      addEventListener("load", look)
      const add = document.fonts.add.bind(document.fonts)
      document.fonts.add = (face) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)]
        window.atFonts ??= {
          held: all.map(({ style }) => style.contentVisibility === "auto"),
          below: all.map((part) => part.getBoundingClientRect().top > window.innerHeight),
          height: document.documentElement.scrollHeight,
          heightBefore,
        }
        return add(face)
      }
    }, parts)
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
  await settle(page)
  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }))
  const footer = page.getByRole("contentinfo")
  const colors = () => footer.evaluate((element) => getComputedStyle(element).color)
  const before = await colors()
  const seen = await page.evaluate(async () => {
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
  expect(seen.some(({ inSight }) => inSight)).toBe(true)
  expect(seen.filter(({ held }) => held).length).toBeGreaterThan(3)
  expect(seen.filter(({ held, inSight }) => held === inSight)).toEqual([])
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
