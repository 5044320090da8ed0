import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { type Browser, type Page, chromium } from "@playwright/test"
import sharp from "sharp"
import { chromiumArgs, findChromium } from "../../test/browsers/chromium"
import { readContent } from "../../src/model/read/content"
import { sitePages } from "../../src/model/pages/site-pages"
import { readArguments } from "../../scripts/read-arguments"
import { serveAs } from "../../scripts/serve/serve-as"
import { readmePictures } from "./readme-pictures"
import { type Shot, schemes, sheet, widths } from "./sheet"

const help = `npm run look [-- words | --readme]

Takes a picture of every page of the last build, or of those whose address holds one of the words: at ${widths.join(" and ")} px,
in both color schemes. Writes them to look/, and look/index.html, a sheet of thumbnails to open.

--readme  takes the pictures in the README instead: ${readmePictures.map(({ file }) => file).join(", ")}`

const folder = resolve("look")

/** A page to take a picture of: its address, the window's width, and the color scheme. */
type View = Omit<Shot, "file">

/** `npm run look`: pictures of all pages, on one sheet. */
async function main() {
  const { positionals: words, values } = readArguments(help, {
    allowPositionals: true,
    options: { readme: { type: "boolean", default: false } },
  })
  if (!existsSync("public/index.html"))
    throw new Error("There is no build in public/. Make one: npm run build")
  const pages = sitePages(readContent(process.cwd()))
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)))
  if (paths.length === 0) throw new Error(`No page's address holds ${words.join(" or ")}.`)
  const { origin, close } = await serveAs({ root: "public", port: 0, as: "netlify" })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
  try {
    if (values.readme) await takeReadmePictures(browser, origin, pages)
    else await takeSheet(browser, origin, paths)
  } finally {
    await browser.close()
    await close()
  }
}

/** Takes the README's pictures, each of the first page of its template. A site without such a page keeps the picture it has. */
async function takeReadmePictures(
  browser: Browser,
  origin: string,
  pages: readonly { template: string; path: string }[],
) {
  for (const { file, template, scheme } of readmePictures) {
    const shown = pages.find((page) => page.template === template)
    if (!shown) continue
    const page = await openSettled(browser, origin, { path: shown.path, width: 1440, scheme })
    const png = sharp(await page.screenshot())
      .resize(1200)
      .png({ palette: true, effort: 10 })
    const { size } = await png.toFile(file)
    await page.close()
    console.log(`${file} shows ${shown.path} (${Math.round(size / 1000)} kB).`)
  }
}

async function takeSheet(browser: Browser, origin: string, paths: readonly string[]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const shots: Shot[] = []
  for (const path of paths)
    for (const width of widths)
      for (const scheme of schemes) shots.push(await takeShot(browser, origin, { path, width, scheme }))
  writeFileSync(resolve(folder, "index.html"), sheet(shots))
  console.log(
    `${paths.length} pages are on the sheet. Open ${pathToFileURL(resolve(folder, "index.html")).href}`,
  )
}

/** Takes a picture of a whole page, at rest and with everything loaded. */
async function takeShot(browser: Browser, origin: string, view: View): Promise<Shot> {
  const page = await openSettled(browser, origin, view)
  const name = view.path.replaceAll("/", " ").trim().replaceAll(" ", "-") || "home"
  const file = `${name}-${view.width}-${view.scheme}.png`
  await page.screenshot({ path: resolve(folder, file), fullPage: true })
  await page.close()
  return { ...view, file }
}

/** Opens a page and waits until it is at rest, with everything loaded. */
async function openSettled(browser: Browser, origin: string, view: View): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: view.width, height: view.width < 700 ? 844 : 900 },
    colorScheme: view.scheme,
    reducedMotion: "reduce",
  })
  await page.goto(origin + view.path)
  // The delayed scripts start at the first movement.
  await page.mouse.move(view.width / 2, 300)
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
  return page
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
