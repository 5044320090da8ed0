import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { faces } from "../../startup/faces"
import { builtSite, sentBytes } from "./built-site"
import { shownFigures, withFigures } from "./fill-figures"
import { lowestContrast } from "./lowest-contrast"
import { pageWeight } from "./page-weight"
import { policyWord } from "./policy-word"
import { titleBlockFiller } from "./fill-title-blocks"
import { blockWordsOf } from "../../title-block/words"
import en from "../../words/en.json"

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-"))
  const loads = `"component---a":()=>Promise.all([n.e(9),n.e(1),n.e(2)]).then(x),"component---b":()=>n.e(3).then(y)`
  write("shell-1.js", `{${loads}};{1:"component---a",2:"shared"};{1:"0000000a",2:"0000000b",3:"0000000c"}`)
  write(
    "page-data/a/page-data.json",
    JSON.stringify({
      componentChunkName: "component---a",
      staticQueryHashes: ["1"],
      result: { pageContext: { template: "a" } },
    }),
  )
  for (const { file } of faces) write(file.slice(1), file)
  for (const [file, size] of Object.entries(sizes)) write(file, "x".repeat(size))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Files of these sizes. Brotli makes little of such text, so scripts and drawings weigh a few bytes. */
const sizes = {
  "loader-1.js": 100,
  "framework-1.js": 100,
  "component---a-0000000a.js": 100,
  "shared-0000000b.js": 100,
  "component---b-0000000c.js": 100,
  "styles.1.css": 100,
  "first.avif": 1000,
  "lazy.avif": 2000,
  "below.avif": 4000,
  "now.svg": 100,
  "late.svg": 100,
  "far.svg": 100,
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const page = (text = "", folder = "") =>
  `<!DOCTYPE html><html><head><style data-whole="${folder}/styles.1.css">p{}</style><script>load("${folder}/loader-1.js")</script></head>
  <body><h1>Title</h1><img src="${folder}/first.avif" loading="eager"><img src="${folder}/lazy.avif" loading="lazy">
  <svg><use href="${folder}/now.svg#one"></use></svg>
  <noscript><svg><use href="${folder}/late.svg#one"></use></svg></noscript><template id="first-view-end"></template>
  <img src="${folder}/below.avif" loading="lazy"><noscript><svg><use href="${folder}/far.svg#one"></use></svg></noscript>
  <p>${text}</p><dl><dd data-figure="document">–</dd><dd data-figure="pictures">–</dd></dl>
  <script type="text/x-late" data-files="${folder}/framework-1.js ${folder}/shell-1.js"></script></body></html>`

const weigh = (html: string) => pageWeight("/a/", html, builtSite(root))
const small = sentBytes("x".repeat(100))

test("A page's weight is that of the files which come before its visitor does anything", () => {
  const shell = sentBytes(readFileSync(path.join(root, "shell-1.js")))
  const usual = faces.filter(({ range }) => !range)
  expect(weigh(page())).toEqual({
    script: 4 * small + shell,
    fonts: usual.reduce((bytes, { file }) => bytes + file.length, 0),
    pictures: 3000 + 2 * small,
    firstPictures: 3000 + small,
    // The document, five scripts, the style sheet, four pictures, three files of data.
    requests: 1 + 5 + 1 + 4 + 3 + usual.length,
  })
})

test("A site in a folder of its host weighs the same", () => {
  expect(weigh(page("", "/repo"))).toEqual(weigh(page()))
})

test("A font with further letters counts where the text has one of them", () => {
  const further = faces.find(({ family, range }) => family === "Text" && range)
  const letter = String.fromCodePoint(Number.parseInt(further?.range?.slice(2) ?? "", 16))
  expect(weigh(page(letter)).fonts).toBeGreaterThan(weigh(page()).fonts)
})

test("A file that is missing weighs nothing: the audit reports it", () => {
  rmSync(path.join(root, "first.avif"))
  expect(weigh(page()).pictures).toBe(weigh(page()).firstPictures + small)
})

describe("a page that weighs itself", () => {
  const options = {
    localeOf: () => ({ language: "en-US", words: { strict: "Strict", relaxed: "Relaxed" } }),
    dayOf: () => "2026-11-24",
  }
  const sign = (html: string) => titleBlockFiller(root, options)("/a/", html, "script-src 'self'")

  test("shows the size that it has with that figure, and the same after another build", () => {
    const html = sign(page("Word ".repeat(30)))
    const shown = Number.parseFloat(shownFigures(html)["document"] ?? "")
    expect(shown).toBeCloseTo(sentBytes(html) / 1000, 1)
    expect(shownFigures(html)["pictures"]).toBe("3.0 kB")
    expect(sign(html)).toBe(html)
  })

  test("has the same figures in its data, and no others", () => {
    const html = sign(page())
    const data = JSON.parse(readFileSync(path.join(root, "page-data/a/page-data.json"), "utf8"))
    expect(data.result.pageContext).toEqual({ template: "a", figures: shownFigures(html) })
  })

  test("ends, even if no figure fits", () => {
    let rounds = 0
    const { figures } = withFigures('<b data-figure="document">–</b>', () => ({ document: String(rounds++) }))
    expect(figures.document).toBe(String(rounds - 1))
  })
})

test("A figure's words are text", () => {
  const { html } = withFigures('<b data-figure="policy">–</b>', () => ({ policy: "<i>&" }))
  expect(html).toBe('<b data-figure="policy">&lt;i>&amp;</b>')
  expect(shownFigures(html)).toEqual({ policy: "<i>&" })
})

test.each([
  ["strict", "script-src 'self' 'sha256-a='; require-trusted-types-for 'script'"],
  ["relaxed", "script-src 'self' https://other.example; require-trusted-types-for 'script'"],
  ["relaxed", "script-src 'self' 'unsafe-inline'; require-trusted-types-for 'script'"],
  ["relaxed", "script-src 'self'"],
  ["relaxed", "require-trusted-types-for 'script'"],
])("a policy is %s: %s", (word, policy) => {
  expect(policyWord(`default-src 'self'; ${policy}`)).toBe(word)
})

test("the owner's words stand in place of the default ones", () => {
  const words = blockWordsOf({ document: "Dokument", script: null }, en.titleBlock)
  expect(words).toEqual({ ...en.titleBlock, document: "Dokument" })
})

test("An accent of the page may be its lowest contrast", () => {
  const usual = lowestContrast("")
  expect(usual).toBeGreaterThanOrEqual(4.5)
  expect(lowestContrast('<p style="--accent-light:#fffdf6;--accent-dark:#ffffff">')).toBeLessThan(1.2)
  expect(lowestContrast('<p style="--accent-light:#000000;--accent-dark:#ffffff">')).toBe(usual)
})
