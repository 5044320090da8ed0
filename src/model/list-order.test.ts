import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../test/fixture"
import { readContent } from "./content"
import { sitePages } from "./pages/site-pages"

test("articles of one day stand in the order of their addresses, whatever order their files have", () => {
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
  rmSync(root, { recursive: true })
  expect(orders[0]).toEqual(orders[1])
  expect(orders[0]?.filter((address) => address.includes("same-day"))).toEqual([
    "/same-day/",
    "/same-day-a/",
    "/same-day-b/",
  ])
})
