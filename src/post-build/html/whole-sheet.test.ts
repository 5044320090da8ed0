import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { inlineCriticalCss } from "./critical-css"
import { writeWholeSheet } from "./whole-sheet"

const style = (address: string, css: string) =>
  `<style data-href="${address}" data-identity="gatsby-global-css">${css}</style>`
const shared = "p{margin:0}@media print{p{color:red}}"
const own = "p{margin:1px}.later{margin:0}"
const built =
  `<head>${style("/at/page.2a.css", own)}${style("/at/styles.1b.css", shared)}</head>` +
  "<body><p></p></body>"

test("a page with a sheet of its own has its styles after those of several pages, and one file for both", async () => {
  const page = await inlineCriticalCss(built)
  expect(page).toContain(
    '<style data-href="/at/page.2a.css" data-whole="/at/styles.1b.2a.css">p{margin:0}p{margin:1px}</style>',
  )
  expect(page).toContain(
    '<noscript><link rel="stylesheet" href="/at/styles.1b.2a.css"><link rel="stylesheet" href="/at/fonts/fonts.css"></noscript>',
  )
  expect(page.match(/<style/g)).toHaveLength(1)
  expect(await inlineCriticalCss(page)).toBe(page)
})

test("the file has both sheets, and what overrides all others at its end", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "sheets-"))
  writeFileSync(path.join(root, "styles.1b.css"), shared)
  writeFileSync(path.join(root, "page.2a.css"), own)
  writeWholeSheet(root, await inlineCriticalCss(built))
  expect(readFileSync(path.join(root, "styles.1b.2a.css"), "utf8")).toBe(
    "p{margin:0}p{margin:1px}.later{margin:0}@media print{p{color:red}}",
  )
  rmSync(root, { recursive: true })
})

test("a page with one sheet needs no other file", async () => {
  const page = await inlineCriticalCss(`<head>${style("/styles.1b.css", shared)}</head><body><p></p></body>`)
  expect(page).toContain('<style data-href="/styles.1b.css" data-whole="/styles.1b.css">')
  writeWholeSheet("no-such-folder", page)
})
