import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { compare } from "../src/claims/compare"
import { digestOf } from "../src/claims/digest"
import { type Measure, type Result, compared, readResult } from "../src/claims/result"
import { type LedgerClaim, ledgerClaim } from "../src/model/kinds/ledger-claim"
import { expect, test } from "./base"
import { firstOf, pagesOf } from "./first-of"
import { settle, watch } from "./watch"

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
const plain = (text: string | null) => text?.replaceAll(/[\s\u00a0]+/g, " ").trim() ?? ""

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("every claim is on the page, with its figures as they are stored", async ({ page }) => {
    await page.goto(firstOf("proof"))
    await expect(page.locator("main ol > li[id]")).toHaveCount(claims.length)
    for (const [name, { figures, measured: how, source }] of claims) {
      const item = page.locator(`[id="${name}"]`)
      const shown = await item.locator("dl").first().locator("dd").allTextContents()
      expect(shown, name).toHaveLength(figures.length)
      for (const [index, { value, from = "", least = "", most = "" }] of figures.entries())
        for (const figure of [value, from, least, most]) expect(plain(shown[index] ?? "")).toContain(figure)
      for (const fact of how ? [how.command, how.tool, how.conditions] : [])
        await expect(item).toContainText(fact)
      if (source) await expect(item.locator(`a[href="${source.url}"]`)).toBeVisible()
    }
  })
})

test("each raw result can be read, and is the one that was measured", async ({ page }) => {
  const route = firstOf("proof")
  test.skip(measured.length === 0, "The owner has measured no claim")
  await page.goto(route)
  for (const [name, claim] of measured) {
    const href = await page.locator(`[id="${name}"] a`).last().getAttribute("href")
    const answer = await page.request.get(href ?? "")
    expect(answer.status()).toBe(200)
    expect(digestOf(await answer.text())).toBe(claim.measured?.digest)
  }
})

/** The results of the benchmark among those that claims rest on. */
function storedResults(): Result[] {
  const files = [...new Set(measured.map(([, claim]) => claim.measured?.result ?? ""))].toSorted()
  return files.flatMap((file) => readResult(readFileSync(path.join(folder, file), "utf8")) ?? [])
}

test("the comparison is a table for each measure, with the stored figures", async ({ page }) => {
  await page.goto(firstOf("proof"))
  const tables = page.locator("main table")
  const count = await tables.count()
  test.skip(count === 0, "The owner compares nothing, or has no result of the benchmark")
  const known = compared.map((measure: Measure) =>
    compare(measure, storedResults()).map(({ name, value, detail }) => [
      name,
      plain(`${value} ${detail ?? ""}`),
    ]),
  )
  for (let index = 0; index < count; index++) {
    const table = tables.nth(index)
    await expect(table.locator("caption")).not.toBeEmpty()
    await expect(table.locator("thead th[scope=col]")).toHaveCount(2)
    const rows = await table
      .locator("tbody tr")
      .evaluateAll((all) =>
        all.map((row) => [
          row.querySelector("th[scope=row]")?.textContent,
          row.querySelector("td")?.textContent,
        ]),
      )
    expect(known).toContainEqual(rows.map(([name, value]) => [name, plain(value ?? null)]))
  }
})

test("the bars are ornament, and need no style attribute", async ({ page }) => {
  const check = await watch(page)
  await page.goto(firstOf("proof"))
  await settle(page)
  await expect(page.locator("main table [style]")).toHaveCount(0)
  await expect(page.locator("main table svg:not([aria-hidden=true])")).toHaveCount(0)
  check()
})

const sample = new Set(claims.flatMap(([name, claim]) => (claim.sample ? [name] : [])))

test("a page with sample figures says so before them, and leads to the ledger's entry", async ({ page }) => {
  const ledger = firstOf("proof")
  test.skip(sample.size === 0, "The owner has no sample claims")
  let marks = 0
  for (const route of [...pagesOf("case-study", 0), ...pagesOf("article", 0)]) {
    await page.goto(route)
    const mark = page.locator(`main header a[href^="${ledger}#"]`, { hasText: "Sample figures" })
    if ((await mark.count()) === 0) continue
    marks++
    const name = (await mark.getAttribute("href"))?.split("#")[1] ?? ""
    expect(sample).toContain(name)
    if (marks > 1) continue
    await settle(page)
    await mark.click()
    await expect(page).toHaveURL(new RegExp(`${ledger}#${name}$`))
    await expect(page.locator(`[id="${name}"]`)).toBeInViewport()
  }
  expect(marks).toBeGreaterThan(0)
})

test.describe("in print", () => {
  test("a claim and its evidence stand on the paper's width", async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 })
    await page.goto(firstOf("proof"))
    await page.emulateMedia({ media: "print" })
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wider).toBeLessThanOrEqual(0)
  })
})
