import { existsSync, readFileSync } from "node:fs"
import type { HTMLElement } from "node-html-parser"
import { writtenFigures } from "../../src/claims/written-figures"
import { readContent } from "../../src/model/read/content"
import { claimsIn, figuresOf } from "../../src/model/validate/evidence/quotes"
import { furtherLists, routes } from "../../test/pages"
import { readPdf } from "../../test/read-pdf"
import { expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"

/** Where a figure of the sample stands, the word "Sample" stands too (docs/requirements.md, R33.4). */

const claims = [...claimsIn(readContent(process.cwd()).entries).values()].flatMap((claim) => claim ?? [])
const [invented, proven] = [claims.filter(({ sample }) => sample), claims.filter(({ sample }) => !sample)]
const provenFigures = new Set(proven.flatMap(figuresOf))
const inventedFigures = new Set(invented.flatMap(figuresOf).filter((figure) => !provenFigures.has(figure)))

/** Counts without a unit, such as "over 750 problems": the number, and what is counted. */
const counts = invented.flatMap(({ figures }) =>
  figures.flatMap(({ value, text }) => {
    const [number] = /^(?:Over )?\d{3,}$/.test(value) ? (/\d+/.exec(value) ?? []) : []
    const nouns = text.match(/\p{L}{6,}/gu) ?? []
    return number === undefined ? [] : [new RegExp(`\\b${number}\\b.{0,60}\\b(?:${nouns.join("|")})`, "su")]
  }),
)

/** The figures of the sample that a text tells. */
const toldIn = (text: string): string[] => [
  ...writtenFigures(text).flatMap(({ words, figure }) => (inventedFigures.has(figure) ? [words] : [])),
  ...counts.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
]

const mark = "Sample figures"
const plain = (element: HTMLElement) => element.structuredText.replaceAll(/\s+/g, " ")
const number = (text = "") => Number(text.replace(",", ""))

/** What a part of a page says. */
function textOf(route: string, selector: string): string {
  const part = documentOf(route).querySelector(selector)
  return part ? plain(part) : ""
}

test("figures of the sample are found in what a page tells", () => {
  expect(toldIn("It took 4.47 seconds.")).toEqual(["4.47 seconds"])
  expect(toldIn("I solved over 750 data-structure and algorithm problems.")).toHaveLength(1)
  expect(toldIn("Patience ends after 3 s, and 750 people know it.")).toEqual([])
})

test("every page that tells a figure of the sample marks it, or is marked as a whole", () => {
  const reported: string[] = []
  const unmarked = [...routes, ...furtherLists]
    .filter((route) => route !== "/proof/")
    .flatMap((route) => {
      const main = documentOf(route).querySelector("main")
      if (!main) throw new Error(`${route} has no main part`)
      if (main.querySelectorAll("header").some((header) => plain(header).includes(mark))) return []
      return main.querySelectorAll("p, li, dd, td, h1, h2, h3, blockquote").flatMap((block) => {
        // What is measured on the page itself, and code, are no claims.
        if (block.querySelector("p, li") || block.closest("[data-figure], figure, pre, [data-counted]"))
          return []
        const figures = toldIn(plain(block))
        if (figures.length > 0) reported.push(route)
        const near = block.closest("details") ?? block.closest("article, section") ?? main
        return figures.length === 0 || plain(near).includes(mark) ? [] : [`${route}: ${figures.join(", ")}`]
      })
    })
  expect(unmarked).toEqual([])
  // Else the check looks at nothing.
  expect(reported).toEqual(expect.arrayContaining(["/about-robin/", "/work/"]))
})

test("what leaves the page without its mark tells no figure of the sample: titles, summaries, the resume's files", async () => {
  const heads = [...routes, ...furtherLists].flatMap((route) => {
    const document = documentOf(route)
    const texts = [
      document.querySelector("title")?.text ?? "",
      ...document.querySelectorAll("meta[content]").map((meta) => meta.getAttribute("content") ?? ""),
    ]
    return texts.flatMap(toldIn).map((figure) => `${route}: ${figure}`)
  })
  expect(heads).toEqual([])
  const resume = documentOf("/resume/").querySelectorAll("a[type='application/pdf']")[0]?.getAttribute("href")
  const { pages } = await readPdf(readFileSync(`public${resume}`))
  expect(pages.join("\n")).toContain("Experience")
  const files = ["llms.txt", "resume.json", "resume/resume.json"].filter((file) =>
    existsSync(`public/${file}`),
  )
  for (const text of [pages.join("\n"), ...files.map((file) => readFileSync(`public/${file}`, "utf8"))])
    expect(toldIn(text)).toEqual([])
})

test("a load time of the past has its date beside it, and a link to today's", () => {
  for (const route of ["/work/robinverse/", "/portfolio-blog/"]) {
    const main = documentOf(route).querySelector("main")
    const texts = main?.querySelectorAll("p, dd, dl > div").map(plain) ?? []
    expect(
      texts.some((text) => /2\.1 s/.test(text) && text.includes("August 2026")),
      route,
    ).toBe(true)
    expect(main?.querySelector('a[href="/proof/#speed-home"]'), route).not.toBeNull()
  }
  expect(textOf("/proof/", "#portfolio")).toMatch(/in August 2026; what it takes today is measured above/)
})

test("the ledger and the title block say in one sentence what only one of them counts", () => {
  const cells = documentOf("/proof/")
    .querySelectorAll("#speed-home dl > div, #speed-work dl > div")
    .map(plain)
  for (const unit of ["of script", "of everything"])
    expect(cells.filter((cell) => cell.includes(unit) && cell.includes("title block"))).toHaveLength(2)
  for (const route of routes.filter((each) => !each.startsWith("/es/")))
    expect(textOf(route, "footer"), route).toMatch(/The ledger adds [\w, ]+\./)
  expect(textOf("/", "[data-counted]")).toMatch(/computed from its bytes; the ledger adds/)
})

test("a multiple is that of the two times beside it", () => {
  const rows = documentOf("/proof/").querySelectorAll("main tbody tr").map(plain)
  const multiples = rows.flatMap((row) => {
    const [, shown, over, under] = /([\d.]+) × ([\d,]+) \/ ([\d,]+) ms/.exec(row) ?? []
    return shown ? [[row, shown, (number(over) / number(under)).toFixed(2)]] : []
  })
  expect(multiples.length).toBeGreaterThan(10)
  for (const [row, shown, computed] of multiples) expect(shown, row).toBe(computed)
})

test("the ledger leads with what is proven, and folds what is made up into one card", () => {
  const main = documentOf("/proof/").querySelector("main")
  const folded = main?.querySelectorAll("details li[id]").map(({ id }) => id) ?? []
  expect(folded).toHaveLength(invented.length)
  const open =
    main
      ?.querySelectorAll("li[id]")
      .map(({ id }) => id)
      .filter((id) => !folded.includes(id)) ?? []
  expect(open).toHaveLength(proven.length)
  expect(main?.querySelectorAll("li[id]").map(({ id }) => id)).toEqual([...open, ...folded])
})
