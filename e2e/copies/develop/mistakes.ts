import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../../base"
import { rewrite } from "../../../test/copy-site"
import { fixture, fixtureOwner as owner } from "../../../test/fixture"
import { copy } from "../../../test/site-snapshot"
import { dataOf, listen, output, site } from "./server"

const patience = { timeout: 240_000 }

/** The content file that is broken when `npm start` begins. */
export const spoilt = "projects/loom/project.json"

const inCopy = (file: string) => path.join(copy, "content", file)
const restore = (file: string) => cpSync(path.join(fixture, "content", file), inCopy(file))

/** What it said until its content was mended. */
let first = ""

/** Waits for the report of that fault, mends it, and waits until the site is there. */
export async function mended() {
  await expect.poll(output, patience).toContain("The site starts as soon as it is mended")
  first = output()
  restore(spoilt)
  await expect.poll(() => dataOf("/work/loom/"), patience).toContain('"title":"Loom"')
}

const table: [string, string, (text: string) => string, RegExp][] = [
  [
    "JSON cut off",
    "lists/plans.json",
    (text) => text.slice(0, 300),
    /plans\.json:\d+ column \d+ is not JSON/,
  ],
  [
    "MDX that does not compile",
    "blog/wet-paper/index.mdx",
    (text) => `${text}\n<Unclosed\n`,
    /does not compile/,
  ],
  [
    "front matter that is no YAML",
    "projects/ferry/case-study.mdx",
    (text) => text.replace("seo:", "seo: ["),
    /not YAML/,
  ],
  ["an empty file", "site.json", () => "", /site\.json is empty/],
  [
    "a wrong kind",
    "projects/loom/project.json",
    (text) => text.replace(/"order": \d+/, '"order": "one"'),
    /order must be/,
  ],
]

/**
 * `npm start` while the owner makes mistakes: it reports each one, shows nothing broken, and continues
 * once it is fixed. The tests wait for results, not for fixed times. They leave the content as it was.
 */
export function mistakes() {
  test.describe.configure({ mode: "serial" })

  test("with a fault at the start it reports it, waits, and starts once it is fixed", async () => {
    expect(first).toMatch(/content\/projects\/loom\/project\.json:\d+ column \d+ is not JSON/)
    expect(await dataOf("/work/loom/")).toContain('"title":"Loom"')
  })

  for (const [name, file, spoil, reason] of table) {
    test(`${name} is reported while it runs, without a stack trace, and the site stays unchanged`, async () => {
      const heard = listen()
      const pages = await Promise.all(["/work/", "/wet-paper/"].map(dataOf))
      rewrite(inCopy(file), spoil)
      await expect.poll(heard, patience).toContain("Until it is mended, the site stays as it was")
      expect(heard()).toMatch(reason)
      expect(heard()).not.toMatch(/^\s+(?:at |- .+:\d+ )/m)
      expect(await Promise.all(["/work/", "/wet-paper/"].map(dataOf))).toEqual(pages)
      restore(file)
      await expect.poll(heard, patience).toContain("in order again")
    })
  }

  test("after all of these, an edit is on its page, an added entry has a page and a removed one has none", async () => {
    rewrite(inCopy("projects/loom/project.json"), (text) =>
      text.replace('"title": "Loom"', '"title": "Loom Two"'),
    )
    await expect.poll(() => dataOf("/work/"), patience).toContain("Loom Two")

    const cornwall = readFileSync(inCopy("states/yorkshire.json"), "utf8")
      .replaceAll("Yorkshire", "Cornwall")
      .replace('"YK"', '"CW"')
    writeFileSync(inCopy("states/cornwall.json"), cornwall)
    await expect.poll(() => dataOf("/web-design-cornwall/"), patience).toContain("Cornwall")
    rmSync(inCopy("states/cornwall.json"))
    await expect.poll(() => dataOf("/web-design-cornwall/"), patience).not.toContain('"state":"Cornwall"')

    restore("projects/loom/project.json")
    await expect.poll(() => dataOf("/work/"), patience).not.toContain("Loom Two")
  })

  test("a draft is shown in its place, with a mark", async ({ page }) => {
    rewrite(inCopy("blog/wet-paper/index.mdx"), (text) => text.replace("---\n", "---\ndraft: true\n"))
    const marked = '"heldBack":"is a draft"'
    await expect.poll(() => dataOf("/wet-paper/"), patience).toContain(marked)
    await expect.poll(() => dataOf(`/${owner.slug}-blogs/`), patience).toContain(marked)
    expect(output()).toMatch(/leads to \/wet-paper\/, which is a draft/)
    await page.goto(`${site}/wet-paper/`)
    await expect(page.getByText("Not published: it is a draft").first()).toBeVisible(patience)

    restore("blog/wet-paper/index.mdx")
    await expect.poll(() => dataOf(`/${owner.slug}-blogs/`), patience).not.toContain(marked)
  })
}
