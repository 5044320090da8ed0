import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../base"
import { commandLines } from "../../scripts/new/command-lines"
import { buildCopy, rewrite, runIn, shrinkPictures } from "../../test/copy-site"
import { fixtureOwner as owner } from "../../test/fixture"
import { copy, restoreSnapshot } from "../../test/site-snapshot"

/**
 * A new owner's first steps: a fresh copy, an entry of every kind with `npm run new`,
 * their own name in `content/site.json`, and a build.
 */

const ada = { name: "Ada Byron", slug: "ada", email: "ada@adabyron.dev", url: "https://adabyron.dev" }

test.describe.configure({ mode: "serial", timeout: 600_000 })

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
})

test("an entry of every kind is made by a command", async () => {
  for (const line of commandLines) {
    const { code, said } = await runIn(copy, "npm", ["run", "new", "--", ...line])
    expect(code, said).toBe(0)
  }
  await shrinkPictures(path.join(copy, "content"))
})

test("the owner's name is set in one file, and the copy is built", async () => {
  rewrite(path.join(copy, "content/site.json"), (text) =>
    text
      .replace(`"name": "${owner.name}"`, `"name": "${ada.name}"`)
      .replace(`"slug": "${owner.slug}"`, `"slug": "${ada.slug}"`)
      .replace(/"email": "[^"]+"/, `"email": "${ada.email}"`)
      .replace(`"url": "${owner.url}"`, `"url": "${ada.url}"`)
      // The owner's profiles on other sites change as well.
      .replaceAll(/ines-okoye-example|@ines/g, "ada-byron"),
  )
  const { code, said } = await buildCopy(copy)
  expect(code, said).toBe(0)
})

const page = (address: string) => readFileSync(path.join(copy, "public", address, "index.html"), "utf8")

test("every new entry has its page and is on the pages that list its kind", () => {
  expect(page("work")).toMatch(/href="\/work\/abacus\/"/)
  expect(page("work/abacus")).toContain("Abacus: counting without batteries")
  expect(page("how-i-count-on-ten-fingers")).toContain("How I count on ten fingers")
  expect(page("ada-blogs")).toMatch(/href="\/how-i-count-on-ten-fingers\/"/)
  expect(page("web-design-new-cascadia")).toContain("Ferndock")
  expect(page("contact")).toMatch(/href="\/web-design-new-cascadia\/"[^>]*>New Cascadia</)
  expect(page("web-design-yorkshire")).toContain("It sells our bread.")
  expect(page("pricing")).toContain("Do you travel to clients?")
})

test("the new name, address and email are everywhere", () => {
  for (const address of [
    "",
    "about-ada",
    "work",
    "work/abacus",
    "contact",
    "pricing",
    "web-design-new-cascadia",
  ]) {
    expect(page(address), address).toContain(ada.name)
    expect(page(address), address).toContain(`${ada.url}/`)
  }
  expect(page("contact")).toContain(ada.email)
  expect(readFileSync(path.join(copy, "public/sitemap-0.xml"), "utf8")).toContain(`${ada.url}/about-ada/`)
})

/** Links of entries, each named in its own file: projects' source code, payment and calendar. */
const entryLinks = /ines-(?:okoye-example|[a-z]{3}\b)/g

test("the old name, short name, address and email are nowhere in the built site", () => {
  const published = readdirSync(path.join(copy, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|xml|json|txt|js|css|webmanifest|svg)$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(path.join(copy, "public"), path.join(parentPath, name)))
  expect(published.length).toBeGreaterThan(20)
  const old = new RegExp(
    `${owner.name}|${new URL(owner.url).hostname}|\\b${owner.slug}\\b|${owner.slug}-blogs`,
    "i",
  )
  const traces = published.flatMap((file) => {
    const [trace] =
      old.exec(readFileSync(path.join(copy, "public", file), "utf8").replaceAll(entryLinks, "")) ?? []
    return trace === undefined && !old.test(file) ? [] : [`${file}: ${trace ?? "its name"}`]
  })
  expect(traces).toEqual([])
})
