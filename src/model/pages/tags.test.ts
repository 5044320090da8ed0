import { fixture } from "../../../test/fixture"
import { readContent } from "../read/content"
import type { Content } from "../read/content"
import { contentTypeOf } from "../schema/content-types"
import { readJson } from "../read/parse/parse-file"
import type { Entry } from "../read/read-entries"
import { articlesPerPage } from "../../routes/list-pages"
import { sitePages } from "./site-pages"
import { tagPath, tagWords } from "../../routes/tag-pages"
import { countTags } from "./tags"

const content = readContent(fixture)
const words = {
  title: "Articles on {tag}",
  description: "About {tag}",
  more: { title: "{tag}, page {page}", description: "{page} of {pages} about {tag}" },
}

const entry = (file: string, data: object): Entry => {
  const found = contentTypeOf(file)
  if (!found) throw new Error(`${file} is of no kind`)
  return { file: `content/${file}`, ...found, source: readJson("{}"), data }
}

/** The addresses and titles of the tags' pages of a site with these articles. */
function tagPages(articles: readonly Entry[]) {
  const blogs = entry("pages/blogs.json", { intro: { title: "Blog", subtitle: "Notes" }, tags: words })
  const site: Content = {
    ...content,
    tokens: { ...content.tokens, slug: "ada" },
    entries: [blogs, ...articles],
  }
  return sitePages(site)
    .filter(({ template }) => template === "tag")
    .map(({ path, title, share }) => [path, title, share?.title])
}

const articles = (count: number, ...tags: string[]) =>
  Array.from({ length: count }, (_, index) => entry(`blog/${tags.join("-")}-${index}/index.mdx`, { tags }))

test("each tag has a page, by name, and a long one further pages", () => {
  expect(tagPages([...articles(1, "React"), ...articles(articlesPerPage, "C#", "React")])).toEqual([
    ["/ada-blogs/tags/c-sharp/", "Articles on C#", "Articles on C#"],
    ["/ada-blogs/tags/react/", "Articles on React", "Articles on React"],
    ["/ada-blogs/tags/react/2/", "React, page 2", "React, page 2"],
  ])
})

test("without articles, without tags and without words for them there are no such pages", () => {
  expect(tagPages([])).toEqual([])
  expect(tagPages([entry("blog/a/index.mdx", { title: "A" })])).toEqual([])
  const without = { ...content, entries: [entry("pages/blogs.json", {}), ...articles(1, "React")] }
  expect(sitePages(without).filter(({ template }) => template === "tag")).toEqual([])
})

test("tags are counted once for each article, in the order of the alphabet", () => {
  expect(countTags([{ tags: ["b", "a"] }, { tags: ["b"] }, { tags: [] }])).toEqual([
    { name: "a", count: 1 },
    { name: "b", count: 2 },
  ])
})

test.each([
  ["de", ["öl", "zip"]],
  ["sv", ["zip", "öl"]],
])("tags stand as the language sorts them, %s", (language, sorted) => {
  expect(countTags([{ tags: ["zip", "öl"] }], language).map(({ name }) => name)).toEqual(sorted)
})

test("the words of a page name the tag, the page and how many there are", () => {
  expect(tagWords(words, { tag: "C++", number: 2, of: 3 })).toEqual({
    title: "C++, page 2",
    description: "2 of 3 about C++",
  })
  expect(tagPath("/ada-blogs/", "C++")).toBe("/ada-blogs/tags/c-plus-plus/")
})
