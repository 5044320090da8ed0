import { readFileSync, readdirSync } from "node:fs"
import { type Route, expect, test } from "@playwright/test"
import { parse } from "node-html-parser"
import { type HeaderContent, headerWidths, readHeader } from "../src/gatsby/header-width/header-width"

/** Menus that owners may have, in a page of this build whose header has the widths that a build would give it. */

const own = readHeader(process.cwd())
const entry = (label: string, ...below: string[]) => ({ label, ...(below.length && { entries: below }) })

const menus: Record<string, HeaderContent["menu"]> = {
  "the site's own": own.menu,
  "two entries": [entry("Work"), entry("Contact")],
  "eight entries with long words": [
    ...["Accomplishments", "Collaborations", "Recommendations", "Infrastructure", "Documentation"].map(
      (label) => entry(label),
    ),
    entry("Internationalization", "Localization", "Translation"),
    entry("Workshops and talks"),
    entry("Get in touch", "A conversation by telephone or by video", "A message"),
  ],
  "eleven entries": Array.from({ length: 11 }, (_, index) =>
    entry(`Entry ${index}`, ...(index % 3 ? [] : ["Below it"])),
  ),
  "other letters": [
    "Über mich",
    "Größe und Maß",
    "Zkušenosti",
    "Łódź i okolice",
    "作品集",
    "お問い合わせ",
    "Рабо́ты",
  ].map((label) => entry(label)),
}

/** A long name may take two lines on a phone. */
const names = { "Ada Byron": 320, "Alexandra Konstantinopoulou": 640 }

/** The page's HTML with another menu and owner. */
function pageWith(content: HeaderContent): string {
  const page = parse(readFileSync("public/index.html", "utf8"))
  const list = page.querySelector("#main-menu ul")
  const links = list?.querySelectorAll(":scope > li") ?? []
  const [item] = links
  const opener = list?.querySelector("button")?.parentNode
  const menu = content.menu.map(({ label, entries = [] }) => {
    const copy = parse((entries.length ? opener : item)?.outerHTML ?? "")
    copy.querySelector("a")?.set_content(label)
    const below = copy.querySelector("ul")
    const sample = below?.querySelector("li")?.outerHTML ?? ""
    below?.set_content(entries.map((text) => sample.replace(/>[^<]+<\/a>/, `>${String(text)}</a>`)).join(""))
    if (!entries.length) copy.querySelectorAll("button, ul").forEach((part) => part.remove())
    return copy.outerHTML
  })
  list?.set_content(menu.join(""))
  const name = page.querySelector("header a > span:last-child")
  name?.set_content(content.owner.name)
  // Without the rest of the page, a width is laid out in a tenth of the time.
  for (const part of page.querySelectorAll("script, main > *, footer")) part.remove()
  return page.toString()
}

/** Styles as the build of another menu would have them, also in the sheet that pages without scripts fetch. */
function stylesFor(content: HeaderContent, styles: string): string {
  const [now, then] = [headerWidths(own), headerWidths(content)]
  return styles
    .replaceAll(`(width>=${now.menu}rem)`, `(width>=${then.menu}rem)`)
    .replaceAll(`(width<=${now.menu - 0.01}rem)`, `(width<=${then.menu - 0.01}rem)`)
}

/** What is wrong with the header at the window's width. */
function headerFaults() {
  const header = document.querySelector("header")
  const bar = header?.firstElementChild
  if (!header || !bar) return { isRow: false, faults: ["there is no header"] }
  const parts = [...bar.children].filter((part) => part.checkVisibility())
  const items = [...header.querySelectorAll("#main-menu > ul > li")].filter((item) => item.checkVisibility())
  const middles = [parts, items].map((elements) =>
    elements
      .map((part) => part.getBoundingClientRect())
      .map(({ top, height }) => Math.round(top + height / 2)),
  )
  const labels = items.flatMap((item) => item.querySelector("a") ?? [])
  const lines = labels.filter((label) => {
    const text = document.createRange()
    text.selectNodeContents(label)
    return text.getClientRects().length > 1
  })
  const found = [
    ...middles
      .filter((row) => new Set(row).size > 1)
      .map((row) => `a row's middles are at ${row.join(", ")}`),
    ...lines.map((label) => `"${label.textContent}" is broken`),
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth
      ? [`the page is ${document.documentElement.scrollWidth} px wide`]
      : []),
  ]
  return { isRow: items.length > 0, faults: found }
}

/** Widths of phones, tablets and desktops, and those around the one where the menu becomes a row. */
const widths = (menu: number) =>
  [320, 360, 390, 640, 768, 960, 1024, 1100, 1200, 1280, 1366, 1440, 1536, 1680, 1800, 1920]
    .concat([-1, 0, 1, 16].map((by) => menu * 16 + by))
    .filter((width) => width <= 1920)
    .toSorted((one, other) => one - other)

// The first paint is that of a page without scripts, in the device's font. Such a page fetches the site's fonts with
// the style sheet that is left out at first.
const without = (route: Route) => route.fulfill({ contentType: "text/css", body: "" })

test.use({ javaScriptEnabled: false })

for (const [what, menu] of Object.entries(menus))
  for (const [name, least] of Object.entries(names))
    test(`${what}, after ${name}: the header is one row at every width, with any font`, async ({ page }) => {
      const content = { owner: { name }, menu }
      const row = headerWidths(content).menu
      await page.route("/header", (route) =>
        route.fulfill({ contentType: "text/html", body: stylesFor(content, pageWith(content)) }),
      )
      const sheet = readdirSync("public").find((file) => /^styles\..+\.css$/.test(file)) ?? ""
      const styles = stylesFor(content, readFileSync(`public/${sheet}`, "utf8"))
      await page.route(`/${sheet}`, (route) => route.fulfill({ contentType: "text/css", body: styles }))
      await page.route(/fonts\.css/, without)
      for (const fonts of ["the device's", "the site's"]) {
        if (fonts === "the site's") await page.unroute(/fonts\.css/, without)
        await page.goto("/header")
        await page.evaluate(() => document.fonts.ready)
        for (const width of widths(row).filter((each) => each >= least)) {
          await page.setViewportSize({ width, height: 700 })
          const found = await page.evaluate(headerFaults)
          expect([fonts, width, ...found.faults, found.isRow]).toEqual([fonts, width, width >= row * 16])
        }
      }
    })
