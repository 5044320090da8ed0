import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../../helpers/base"
import { rewrite } from "../../../test/copies/copy-site"
import { fixture, fixtureOwner as owner } from "../../../test/fixture"
import { copy } from "../../../test/copies/site-snapshot"
import { dataOf, entriesNow, listen, output, site } from "./server"

const waitOptions = { timeout: 180_000 }

/** The content file that is broken when `npm start` begins. */
export const brokenFile = "projects/loom/project.json"

const inCopy = (file: string) => path.join(copy, "content", file)
const restore = (file: string) => cpSync(path.join(fixture, "content", file), inCopy(file))

/** What it said until its content was mended. */
let first = ""

/** Waits for the report of that error, mends it, and waits until the site is there. */
export async function waitForFix() {
  await expect.poll(output, waitOptions).toContain("The site starts as soon as it is mended")
  first = output()
  restore(brokenFile)
  await expect.poll(() => dataOf("/work/loom/"), waitOptions).toContain('"title":"Loom"')
}

/** Mistakes: JSON cut off, MDX that does not compile, front matter that is no YAML, an empty file, a wrong kind. */
const table: [file: string, corrupt: (text: string) => string, reason: RegExp][] = [
  ["lists/plans.json", (text) => text.slice(0, 300), /plans\.json:\d+ column \d+ is not JSON/],
  ["blog/wet-paper/index.mdx", (text) => `${text}\n<Unclosed\n`, /does not compile/],
  ["projects/ferry/case-study.mdx", (text) => text.replace("seo:", "seo: ["), /not YAML/],
  ["site.json", () => "", /site\.json is empty/],
  [
    "projects/loom/project.json",
    (text) => text.replace(/"order": \d+/, '"order": "one"'),
    /project\.json:\d+ order must be/,
  ],
]

/**
 * `npm start` while the owner makes mistakes: it reports each one, shows nothing broken, and continues
 * once it is fixed. The tests wait for results, not for fixed times. They leave the content as it was.
 */
export function mistakes() {
  test.describe.configure({ mode: "serial" })

  test("with an error at the start it is reported, waits, and starts once it is fixed", async () => {
    expect(first).toMatch(/content\/projects\/loom\/project\.json:\d+ column \d+ is not JSON/)
    expect(await dataOf("/work/loom/")).toContain('"title":"Loom"')
  })

  test("five more are reported while it runs, without a stack trace, and the site stays unchanged", async () => {
    const heard = listen()
    const pages = await Promise.all(["/work/", "/wet-paper/"].map(dataOf))
    for (const [file, corrupt] of table) rewrite(inCopy(file), corrupt)
    await expect.poll(heard, waitOptions).toContain(`${table.length} errors in the content`)
    expect(heard()).toContain("Until it is mended, the site stays as it was")
    // A file may be read while it is being written. It is then read, and told of, again.
    for (const [, , reason] of table) await expect.poll(heard, waitOptions).toMatch(reason)
    expect(heard()).not.toMatch(/^\s+(?:at |- .+:\d+ )/m)
    expect(await Promise.all(["/work/", "/wet-paper/"].map(dataOf))).toEqual(pages)
    const [[last] = [""], ...others] = table
    for (const [file] of others) restore(file)
    await expect.poll(heard, waitOptions).toContain("1 error in the content")
    expect(heard()).not.toContain("in order again")
    restore(last)
    await expect.poll(heard, waitOptions).toContain("in order again")
    expect(await Promise.all(["/work/", "/wet-paper/"].map(dataOf))).toEqual(pages)
  })

  test("after all of these, an edit is on its page, an added entry has a page, and a draft has its place and a mark, until they are taken back", async ({
    page,
  }) => {
    const marked = '"unpublished":"is a draft"'
    const blogs = `/${owner.slug}-blogs/`
    const cornwall = readFileSync(inCopy("states/yorkshire.json"), "utf8")
      .replaceAll("Yorkshire", "Cornwall")
      .replace('"YK"', '"CW"')
    rewrite(inCopy("projects/loom/project.json"), (text) =>
      text.replace('"title": "Loom"', '"title": "Loom Two"'),
    )
    writeFileSync(inCopy("states/cornwall.json"), cornwall)
    rewrite(inCopy("blog/wet-paper/index.mdx"), (text) => text.replace("---\n", "---\ndraft: true\n"))
    await expect.poll(entriesNow, waitOptions).toMatch(/Loom Two.*Cornwall.*is a draft/)
    await expect.poll(() => dataOf("/work/"), waitOptions).toContain("Loom Two")
    await expect.poll(() => dataOf("/web-design-cornwall/"), waitOptions).toContain("Cornwall")
    for (const address of ["/wet-paper/", blogs])
      await expect.poll(() => dataOf(address), waitOptions).toContain(marked)
    expect(output()).toMatch(/leads to \/wet-paper\/, which is a draft/)
    await page.goto(`${site}/wet-paper/`)
    await expect(page.getByText("Not published: it is a draft").first()).toBeVisible(waitOptions)

    rmSync(inCopy("states/cornwall.json"))
    for (const file of ["projects/loom/project.json", "blog/wet-paper/index.mdx"]) restore(file)
    await expect.poll(entriesNow, waitOptions).toContain('"title":"Loom"')
    await expect.poll(entriesNow, waitOptions).not.toMatch(/Cornwall|is a draft/)
    await expect.poll(() => dataOf("/web-design-cornwall/"), waitOptions).not.toContain('"state":"Cornwall"')
    await expect.poll(() => dataOf("/work/"), waitOptions).not.toContain("Loom Two")
    await expect.poll(() => dataOf(blogs), waitOptions).not.toContain(marked)
  })
}
