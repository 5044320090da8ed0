import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { contentTypes } from "../../schema/content-types"
import { shownWith } from "./shown-with"

/** Entries may be in another language than the page that shows them. They are marked there. */
const entries = new Set(contentTypes.filter(({ place }) => place.includes("<slug>")).map(({ name }) => name))

/** Types of which a page shows prices, or names that are mostly the same in every language. */
const withoutWords: Readonly<Record<string, readonly string[]>> = {
  about: ["SkillList"],
  booking: ["PlanList"],
  contact: ["PlanList"],
  "state-landing": ["PlanList"],
  work: ["SkillList"],
  // The keys of its questions alone.
  yours: ["EstimatePage"],
}

const files = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => path.join(folder, name)),
)

/** The content types that a page's query asks for itself: its fields of the first level. */
function typesIn(file: string): string[] {
  const [, query = ""] = /graphql`\s*query [^{]+\{([\s\S]*?)\n {2}\}/.exec(readFileSync(file, "utf8")) ?? []
  const fields = new Set(
    [...query.matchAll(/^ {4}(?:\w+: )?(\w+)/gm)].map(([, field = ""]) => field.toLowerCase()),
  )
  return contentTypes.map(({ name }) => name).filter((name) => fields.has(name.toLowerCase()))
}

/** The type of a page's own file. */
const ownType = (template: string) =>
  contentTypes.find(({ place }) =>
    [`pages/${template}.json`, template === "index" && "pages/home.json"]
      .concat(template === "404" ? "pages/not-found.json" : [])
      .includes(place),
  )?.name

test.each(files)("all lists that %s shows must have a translation", (file) => {
  const template = path.basename(file, ".tsx")
  const types = typesIn(file)
  expect(types).not.toEqual([])
  const known = [...shownWith(template, { sketch: {} }), ...(withoutWords[template] ?? []), ownType(template)]
  // The words of tags and lists are those of the blog's page.
  const lists = template === "tag" ? ["BlogsPage"] : []
  expect(types.filter((name) => !entries.has(name) && ![...known, ...lists].includes(name))).toEqual([])
})
