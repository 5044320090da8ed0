import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { parse } from "node-html-parser"
import {
  type HeaderContent,
  headerWidths,
  readHeader,
  readHeaders,
  widestHeader,
} from "../../src/gatsby/header-width/header-width"
import { withoutScript } from "../helpers/without-script"

/** Menus that owners may have, in a page of this build whose header has the widths that a build would give it. */

const own = readHeader(process.cwd())
const headers = readHeaders(process.cwd())
const built = widestHeader(headers)
const inOthers = headers
  .slice(1)
  .map((header) => [`the site's own beside ${header.languages?.join(", ")}`, header] as const)
const entry = (label: string, ...below: string[]) => ({ label, ...(below.length && { entries: below }) })

const menus: Record<string, HeaderContent["menu"]> = {
  "the site's own": own.menu,
  ...Object.fromEntries(inOthers.map(([what, { menu }]) => [what, menu])),
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

/** Names of languages behind the menu, on a page that is in several. */
const languages: Record<string, readonly string[]> = {
  ...Object.fromEntries(inOthers.map(([what, header]) => [what, header.languages ?? []])),
  "eight entries with long words": ["Español"],
  "two entries": ["Deutsch", "Português (Brasil)", "العربية", "日本語"],
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
  const others = (content.languages ?? []).map((name) => {
    const copy = parse(item?.outerHTML ?? "")
    copy.querySelector("a")?.set_content(name)
    return copy.outerHTML
  })
  list?.set_content([...menu, ...others].join(""))
  const name = page.querySelector("header a > span:last-child")
  name?.set_content(content.owner.name)
  // Without the rest of the page, a width is laid out in a tenth of the time.
  for (const part of page.querySelectorAll("script, main > *, footer")) part.remove()
  return page.toString()
}

/** Styles as the build of another menu would have them, also in the sheet that pages without scripts fetch. */
function stylesFor(content: HeaderContent, styles: string): string {
  const [now, then] = [built, headerWidths(content)]
  return styles
    .replaceAll(`(width>=${now.menu}rem)`, `(width>=${then.menu}rem)`)
    .replaceAll(`(width<=${now.menu - 0.01}rem)`, `(width<=${then.menu - 0.01}rem)`)
}

/** What is wrong with a frame's header at each width, and where the menu is a row at another width than expected. */
async function headerFaults({ from, all, fonts }: { from: number; all: number[]; fonts: string }) {
  const bar = document.querySelector("header")?.firstElementChild
  if (!bar) return ["there is no header"]
  // A font is asked for once the text is laid out.
  bar.getBoundingClientRect()
  await document.fonts.ready
  const haveCome = [...document.fonts].some(
    ({ family, status }) => status === "loaded" && !family.includes("Fallback"),
  )
  if (haveCome !== (fonts === "the site's")) return [`the site's fonts have ${haveCome ? "" : "not "}come`]
  const problemsAt = (width: number) => {
    window.frameElement?.setAttribute("width", String(width))
    const parts = [...bar.children].filter((part) => part.checkVisibility())
    const items = [...bar.querySelectorAll("#main-menu > ul > li")].filter((item) => item.checkVisibility())
    const middles = [parts, items].map((elements) =>
      elements
        .map((part) => part.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    )
    const lines = items
      .flatMap((item) => item.querySelector("a") ?? [])
      .filter((label) => {
        const text = document.createRange()
        text.selectNodeContents(label)
        return text.getClientRects().length > 1
      })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...middles
        .filter((row) => new Set(row).size > 1)
        .map((row) => `a row's middles are at ${row.join(", ")}`),
      ...lines.map((label) => `"${label.textContent}" is broken`),
      ...(clientWidth === width ? [] : [`the frame is ${clientWidth} px wide`]),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...(items.length > 0 === width >= from ? [] : [`the menu is ${items.length > 0 ? "a" : "no"} row`]),
    ]
  }
  return all.flatMap((width) => problemsAt(width).map((error) => `${width} px: ${error}`))
}

/** The link to the site's fonts. */
const fontSheet = /<link rel="stylesheet" href="[^"]*fonts\.css">/

/** Widths of phones, tablets and desktops, and those around the one where the menu becomes a row. */
const widths = (menu: number, least: number) =>
  [320, 360, 390, 640, 768, 960, 1024, 1100, 1200, 1280, 1366, 1440, 1536, 1680, 1800, 1920]
    .concat([-1, 0, 1, 16].map((by) => menu * 16 + by))
    .filter((width) => width >= least && width <= 1920)
    .toSorted((one, other) => one - other)

test("whatever the menu and the name, the header is one row at every width, with any font", async ({
  page,
}) => {
  const [, sheet = ""] = /data-whole="\/([^"]+)"/.exec(readFileSync("public/index.html", "utf8")) ?? []
  const sheetText = readFileSync(`public/${sheet}`, "utf8")
  let [html, styles] = ["", ""]
  // A frame changes its width without a new window, and thus in one round trip for all widths.
  const frame = '<iframe src="/header" style="border: 0" width="1920" height="700"></iframe>'
  await page.route("/frame", (route) => route.fulfill({ contentType: "text/html", body: frame }))
  await page.route("/header", (route) => route.fulfill({ contentType: "text/html", body: html }))
  await page.route(`/${sheet}`, (route) => route.fulfill({ contentType: "text/css", body: styles }))
  const check = async (what: string, menu: HeaderContent["menu"]) => {
    for (const [name, least] of Object.entries(names)) {
      // The page keeps its button.
      const { headerAction } = own
      const content = { owner: { name }, menu, headerAction, languages: languages[what] ?? [] }
      const row = headerWidths(content).menu
      const whole = stylesFor(content, pageWith(content))
      styles = stylesFor(content, sheetText)
      // The first paint is that of a page without scripts, in the device's font. Such a page fetches the site's fonts
      // with a style sheet that is left out at first.
      for (const [fonts, text] of [
        ["the device's", whole.replace(fontSheet, "")],
        ["the site's", whole],
      ] as const) {
        html = text
        await page.goto("/frame")
        const [, header] = page.frames()
        const wrong = await header?.evaluate(headerFaults, { from: row * 16, all: widths(row, least), fonts })
        expect.soft(wrong, `${what}, after ${name}, in ${fonts} fonts`).toEqual([])
      }
    }
  }
  await withoutScript(page, async () => {
    for (const [what, menu] of Object.entries(menus)) await check(what, menu)
  })
})
