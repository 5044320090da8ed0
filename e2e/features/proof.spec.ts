import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { compare } from "../../src/claims/compare"
import { digestOf } from "../../src/claims/digest"
import { type Measure, type Result, compared, readResult } from "../../src/claims/result"
import { type LedgerClaim, ledgerClaim } from "../../src/model/schema/content-types/ledger-claim"
import { expect, test } from "../helpers/base"
import { documentOf } from "../helpers/document-of"
import { firstOf, pagesOf } from "../helpers/first-of"
import { waitUntilSettled } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** The evidence ledger shows what is stored, and leads to it (requirement R33). */

const folder = "content/claims"
const claims = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((file) => file.endsWith(".json"))
  .map((file): [string, LedgerClaim] => [
    file.replace(".json", ""),
    ledgerClaim.parse(JSON.parse(readFileSync(path.join(folder, file), "utf8"))),
  ])
const measured = claims.filter(([, claim]) => claim.measured)
/** Figures as the page may break or join them. */
const plain = (text: string | undefined) => text?.replaceAll(/[\s\u00a0]+/g, " ").trim() ?? ""

test("every claim is on the page, with its figures as they are stored", () => {
  const document = documentOf(firstOf("proof"))
  expect(document.querySelectorAll("main ol > li[id]")).toHaveLength(claims.length)
  for (const [name, { figures, measured: how, source }] of claims) {
    const item = document.getElementById(name)
    const shown = item?.querySelector("dl")?.querySelectorAll("dd") ?? []
    expect(shown, name).toHaveLength(figures.length)
    for (const [index, { value, from = "", least = "", most = "" }] of figures.entries())
      for (const figure of [value, from, least, most])
        expect(plain(shown[index]?.text), name).toContain(figure)
    for (const fact of how ? [how.command, how.tool, how.conditions] : [])
      expect(plain(item?.text), name).toContain(plain(fact))
    if (source) expect(item?.querySelector(`a[href="${source.url}"]`), name).not.toBeNull()
  }
})

test("each raw result can be read, and is the one that was measured", async ({ request }) => {
  const document = documentOf(firstOf("proof"))
  test.skip(measured.length === 0, "The owner has measured no claim")
  for (const [name, claim] of measured) {
    const href = document.getElementById(name)?.querySelectorAll("a").at(-1)?.getAttribute("href")
    const answer = await request.get(href ?? "")
    expect(answer.status(), name).toBe(200)
    expect(digestOf(await answer.text()), name).toBe(claim.measured?.digest)
  }
})

/** The results of the benchmark among those that claims rest on. */
function storedResults(): Result[] {
  const files = [...new Set(measured.map(([, claim]) => claim.measured?.result ?? ""))].toSorted()
  return files.flatMap((file) => readResult(readFileSync(path.join(folder, file), "utf8")) ?? [])
}

test("the comparison is a table for each measure, with the stored figures and bars that are ornament", () => {
  const tables = documentOf(firstOf("proof")).querySelectorAll("main table")
  test.skip(tables.length === 0, "The owner compares nothing, or has no result of the benchmark")
  const known = compared.map((measure: Measure) =>
    compare(measure, storedResults()).map(({ name, value, detail }) => [
      name,
      plain(`${value} ${detail ?? ""}`),
    ]),
  )
  for (const table of tables) {
    expect(plain(table.querySelector("caption")?.text)).not.toBe("")
    expect(table.querySelectorAll("thead th[scope=col]")).toHaveLength(2)
    const rows = table
      .querySelectorAll("tbody tr")
      .map((row) => [row.querySelector("th[scope=row]")?.text, plain(row.querySelector("td")?.text)])
    expect(known).toContainEqual(rows)
    expect(table.querySelectorAll("[style]")).toEqual([])
    expect(table.querySelectorAll("svg:not([aria-hidden=true])")).toEqual([])
  }
})

const sample = new Set(claims.flatMap(([name, claim]) => (claim.sample ? [name] : [])))

test("a page with sample figures says so before them, and leads to the ledger's entry", async ({ page }) => {
  const ledger = firstOf("proof")
  test.skip(sample.size === 0, "The owner has no sample claims")
  const marked = [...pagesOf("case-study", 0), ...pagesOf("article", 0)].flatMap((route) => {
    const links = documentOf(route).querySelectorAll(`main header a[href^="${ledger}#"]`)
    const mark = links.find(({ text }) => text.includes(controlWords.evidence.sampleMark))
    return mark ? [{ route, name: mark.getAttribute("href")?.split("#")[1] ?? "" }] : []
  })
  for (const { route, name } of marked) expect(sample, route).toContain(name)
  const [{ route, name } = { route: "", name: "" }] = marked
  expect(route).not.toBe("")
  await page.goto(route)
  await waitUntilSettled(page)
  await page
    .locator(`main header a[href="${ledger}#${name}"]`, { hasText: controlWords.evidence.sampleMark })
    .click()
  await expect(page).toHaveURL(new RegExp(`${ledger}#${name}$`))
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport()
})

test("in print a claim and its evidence stand on the paper's width", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 1000 })
  await page.emulateMedia({ media: "print" })
  await page.goto(firstOf("proof"))
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wider).toBeLessThanOrEqual(0)
})
