import { fixture } from "../../../test/fixture"
import { type Content, readContent } from "../read/content"
import { sitePages } from "./site-pages"

const content = readContent(fixture)

/** What each page's share image shows, of the small site without these content types. A page is in one language here. */
function motifs(...without: readonly string[]) {
  const site: Content = {
    ...content,
    entries: content.entries.filter(({ type }) => !without.includes(type.name)),
  }
  return sitePages(site)
    .filter(({ list }) => list === undefined || list.number === 1)
    .flatMap(({ path, share }) =>
      share ? [[path, share.pictures?.map(({ made }) => made) ?? share.figure ?? share.title] as const] : [],
    )
}

const motifOf = (path: string) => new Map(motifs()).get(path)

/** The pages that show the same as another one. A remedy is a picture or a `subtitle` of their own. */
function alike(found: ReturnType<typeof motifs>) {
  const pages = new Map<string, string[]>()
  for (const [path, shown] of found) {
    const key = JSON.stringify(shown)
    pages.set(key, [...(pages.get(key) ?? []), path])
  }
  return [...pages.values()].filter(({ length }) => length > 1)
}

test.each([
  ["with everything", []],
  ["without projects", ["Project", "CaseStudy"]],
  ["without articles, plans and skills", ["Article", "PlanList", "SkillList"]],
])("no two pages of a site %s have the same share image", (_, without) => {
  expect(alike(motifs(...without))).toEqual([])
})

test("the list of work shows its projects, and the skills their logos", () => {
  expect(motifOf("/work/")).toEqual(
    content.entries
      .filter(({ type }) => type.name === "Project")
      .map(() => expect.stringMatching(/^content\/projects\//)),
  )
  expect(motifOf("/skills/")).toContainEqual(expect.stringMatching(/\.svg$/))
})

test("a page on money shows its prices in the site's currency", () => {
  expect(motifOf("/pricing/")).toMatch(/^£/)
  expect(motifOf("/estimate/")).toMatch(/^£/)
  expect(motifOf("/yours/")).toMatch(/^£/)
})

test("one project alone is no list, so the list's image differs from the project's", () => {
  const [project] = content.entries.filter(({ type }) => type.name === "Project").slice(1)
  const others = content.entries.filter((entry) => entry !== project)
  const pages = sitePages({ ...content, entries: others })
  expect(pages.find(({ path }) => path === "/work/")?.share?.pictures).toBeUndefined()
})
