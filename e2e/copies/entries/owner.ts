import { readFileSync } from "node:fs"
import { filesBelow } from "../../../src/gatsby/source/files-below"
import { rewrite } from "../../../test/copies/copy-site"
import { fixtureOwner as former } from "../../../test/fixture"
import { expect, test } from "../../helpers/base"
import { built, edit, inContent, inPublic, page } from "../built"

/** The new owner. The name has letters that need further fonts. */
const ada = { name: "Žofia Łukasz", slug: "zofia", email: "post@zofia.example" }

/** The address of the list of articles. */
export const blogs = `${ada.slug}-blogs`

/** Sets the owner in `content/site.json`, with the profiles on other sites. */
export function nameOwner() {
  edit("site.json", ({ owner: before, ...site }) => ({ ...site, owner: Object.assign({}, before, ada) }))
  rewrite(inContent("site.json"), (text) => text.replaceAll(/ines-okoye-example|@ines/g, "zofia-lukasz"))
}

/** Links of entries, each named in its own file: projects' source code, payment and calendar. */
const entryLinks = /ines-(?:okoye-example|[a-z]{3}\b)/g

const siteUrl = () => String(JSON.parse(readFileSync(inContent("site.json"), "utf8")).url)

export function owner() {
  test("the name, address and email are everywhere, and the name is in one file", () => {
    const addresses = ["", `about-${ada.slug}`, "work", "work/abacus", "contact", "pricing"]
    for (const address of [...addresses, "web-design-new-cascadia"]) {
      expect(page(address), address).toContain(ada.name)
      expect(page(address), address).toContain(`${siteUrl()}/`)
    }
    expect(page("contact")).toContain(ada.email)
    expect(page(blogs)).toContain(`Notes by ${ada.name}`)
    expect(built("sitemap-0.xml")).toContain(`${siteUrl()}/about-${ada.slug}/`)
  })

  test("the former name, short name, address and email are nowhere in the built site", () => {
    const texts = filesBelow(inPublic()).filter((file) =>
      /\.(?:html|xml|json|txt|js|css|webmanifest|svg)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(20)
    const old = new RegExp(
      `${former.name}|${new URL(former.url).hostname}|\\b${former.slug}\\b|${former.slug}-blogs`,
      "i",
    )
    const traces = texts.flatMap((file) => {
      const [trace] = old.exec(built(file).replaceAll(entryLinks, "")) ?? []
      return trace === undefined && !old.test(file) ? [] : [`${file}: ${trace ?? "its name"}`]
    })
    expect(traces).toEqual([])
  })
}
