import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../test/fixture"
import { readContent } from "./content"
import { sitePages } from "./pages/site-pages"

test("articles of one day stand in the order of their addresses, and case studies in that of their projects", () => {
  const root = copyFixture()
  const articles = path.join(root, "content/blog")
  const first = readdirSync(articles, { recursive: true, encoding: "utf8" }).find((file) =>
    file.endsWith(".mdx"),
  )
  const text = readFileSync(path.join(articles, first ?? ""), "utf8").replace(
    /^date: .*$/m,
    "date: 2020-01-01",
  )
  for (const name of ["same-day-b", "same-day-a", "same-day"]) {
    mkdirSync(path.join(articles, name))
    writeFileSync(path.join(articles, name, "index.mdx"), text)
  }
  const content = readContent(root)
  const orders = [content, { ...content, entries: content.entries.toReversed() }].map((each) =>
    sitePages(each).flatMap(({ kind, path: address }) => (kind === "article" ? [address] : [])),
  )
  const ordered = sitePages(content).flatMap(({ kind, entry }) =>
    kind === "case-study" && entry ? [entry] : [],
  )
  const placed = ordered.map(
    ({ slug }) => content.entries.find((each) => each.kind.name === "Project" && each.slug === slug)?.data,
  )
  rmSync(root, { recursive: true })
  const numbers = placed.map((data) => Number(Object(data).order))
  expect(numbers).toEqual(numbers.toSorted((x, y) => x - y))
  expect(orders[0]).toEqual(orders[1])
  expect(orders[0]?.filter((address) => address.includes("same-day"))).toEqual([
    "/same-day/",
    "/same-day-a/",
    "/same-day-b/",
  ])
})
