import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { serveAs } from "../scripts/serve/serve-as"
import { buildCopy, makeCopy, rewrite, runIn } from "../test/copy-site"

/** A copy with another look: colors, a logo of Inkscape, a longer menu, a name with other letters. It is built once. */

let copy: string
let site: Awaited<ReturnType<typeof serveAs>> | undefined

test.describe.configure({ mode: "serial", timeout: 600_000 })

/** The beginning of an MP4 video. */
const video = Buffer.from("00000018667479706d703432", "hex")

const inCopy = (...place: string[]) => path.join(copy, ...place)
const published = (...place: string[]) => readFileSync(inCopy("public", ...place), "utf8")

test.beforeAll(async () => {
  test.setTimeout(600_000)
  copy = await makeCopy()
  rewrite(inCopy("src/styles/tokens.css"), (css) =>
    css.replace(/--paper: [^;]+;/, "--paper: light-dark(#F4FAF7, rgb(16 24 39));"),
  )
  copyFileSync("test/inkscape.svg", inCopy("content/logo.svg"))
  rewrite(inCopy("content/site.json"), (text) => {
    const settings = JSON.parse(text)
    settings.owner.name = "Žofia Łukasz"
    settings.menu.push(
      { label: "Recommendations", to: "/skills/" },
      { label: "Collaborations", to: "/work/" },
    )
    return JSON.stringify(settings, null, 2)
  })
  for (const file of ["videos/unused.mp4", "reel.mp4", "brochure.pdf"])
    writeFileSync(inCopy("static", file), video)
  const { code, said } = await buildCopy(copy, { SITE_HOST: "netlify" })
  expect(code, said).toBe(0)
  site = await serveAs({ root: inCopy("public"), port: 0, as: "netlify" })
})

test.afterAll(async () => {
  await site?.close()
  rmSync(copy, { recursive: true, force: true })
})

test("a color in capitals reaches the pages, the manifest and the icons", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto(site?.origin ?? "")
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(244, 250, 247)")
  expect(JSON.parse(published("manifest.webmanifest"))).toMatchObject({ theme_color: "#f4faf7" })
  expect(published("favicon.svg")).toContain("<svg xmlns=")
  expect(published("favicon.svg")).not.toContain("inkscape")
  for (const file of ["icon-192.png", "icon-512.png", "apple-touch-icon.png"])
    expect(existsSync(inCopy("public/icons", file))).toBe(true)
})

test("the menu is a row only where it fits", async ({ page }) => {
  await page.goto(site?.origin ?? "")
  const row = page.locator("#main-menu > ul")
  await page.setViewportSize({ width: 1040, height: 700 })
  await expect(row).toBeHidden()
  await page.setViewportSize({ width: 1800, height: 700 })
  await expect(row).toBeVisible()
  const tops = await row
    .locator("> li")
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})

test("a page with further letters fetches their fonts, and no other page does", async ({ page }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(site?.origin ?? "")
  await expect
    .poll(() => fetched.filter((file) => /display.*-\d\.woff2$/.test(file)).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
})

test("videos that nothing names are not published, and other files of the owner are", () => {
  expect(existsSync(inCopy("public/videos/unused.mp4"))).toBe(false)
  for (const file of ["reel.mp4", "brochure.pdf"])
    expect(readFileSync(inCopy("public", file)).equals(video)).toBe(true)
})

test("a color that cannot be read stops a build with one message", async () => {
  rewrite(inCopy("src/styles/tokens.css"), (css) => css.replace("#F4FAF7", "#F4FAF"))
  const { code, said } = await runIn(copy, "npx", ["gatsby", "build"])
  expect(code).not.toBe(0)
  expect(said).toMatch(
    /src\/styles\/tokens\.css:\d+ --paper is #F4FAF, which is no color that the build can read; write it as/,
  )
  expect(said.split("\n").length).toBeLessThan(40)
})
