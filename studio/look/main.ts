import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type Browser, chromium } from "@playwright/test"
import { chromiumArgs, findChromium } from "../../test/browsers/chromium"
import { readContent } from "../../src/model/read/content"
import { sitePages } from "../../src/model/pages/site-pages"
import { readArguments } from "../../scripts/read-arguments"
import { serveAs } from "../../scripts/serve/serve-as"
import { type Shot, schemes, sheet, widths } from "./sheet"

const help = `npm run look [-- words]

Takes a picture of every page of the last build, or of those whose address holds one of the words: at ${widths.join(" and ")} px,
in both color schemes. Writes them to look/, and look/index.html, a sheet of thumbnails to open.`

const folder = resolve("look")

/** `npm run look`: pictures of all pages, on one sheet. */
async function main() {
  const { positionals: words } = readArguments(help, { allowPositionals: true })
  if (!existsSync("public/index.html"))
    throw new Error("There is no build in public/. Make one: npm run build")
  const paths = sitePages(readContent(process.cwd()))
    .map(({ path }) => path)
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  if (paths.length === 0) throw new Error(`No page's address holds ${words.join(" or ")}.`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const { origin, close } = await serveAs({ root: "public", port: 0, as: "netlify" })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    const shots: Shot[] = []
    for (const path of paths)
      for (const width of widths)
        for (const scheme of schemes) shots.push(await takeShot(browser, origin, { path, width, scheme }))
    writeFileSync(resolve(folder, "index.html"), sheet(shots))
  } finally {
    await browser.close()
    await close()
  }
  console.log(
    `${paths.length} pages are on the sheet. Open ${pathToFileURL(resolve(folder, "index.html")).href}`,
  )
}

/** Takes a picture of a whole page, at rest and with everything loaded. */
async function takeShot(browser: Browser, origin: string, shot: Omit<Shot, "file">): Promise<Shot> {
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.width < 700 ? 844 : 900 },
    colorScheme: shot.scheme,
    reducedMotion: "reduce",
  })
  const name = shot.path.replaceAll("/", " ").trim().replaceAll(" ", "-") || "home"
  const file = `${name}-${shot.width}-${shot.scheme}.png`
  await page.goto(origin + shot.path)
  // The late scripts start at the first movement.
  await page.mouse.move(shot.width / 2, 300)
  await page.locator("header [data-live]").first().waitFor({ state: "attached" })
  await page.locator(":root:not([data-fresh])").waitFor()
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: "instant" })
      await new Promise((done) => setTimeout(done, 50))
    }
    window.scrollTo({ top: 0, behavior: "instant" })
    const seen = [...document.images].filter((image) => image.checkVisibility())
    // A picture that is broken is seen as such, and the others are taken.
    await Promise.allSettled(seen.map((image) => image.decode()))
  })
  await page.screenshot({ path: resolve(folder, file), fullPage: true })
  await page.close()
  return { ...shot, file }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
