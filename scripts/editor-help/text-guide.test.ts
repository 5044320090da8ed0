import { readFileSync } from "node:fs"
import { parse } from "node-html-parser"
import { renderBody } from "../../src/gatsby/bodies/render-body"
import { callouts } from "../../src/model/markdown/callouts"
import { checkBody } from "../../src/model/validate/entries/check-body"
import { elements } from "../../src/model/markdown/disallowed-mdx"
import { contentTypeOf } from "../../src/model/schema/content-types"
import { outlineOf } from "../../src/model/markdown/mdx"
import { readMdx } from "../../src/model/read/parse/parse-file"
import { fillIn } from "../../src/text/fill-in"
import en from "../../src/words/en.json"
import { textGuide } from "./text-guide"

const tokens = { name: "Ada Byron", first: "Ada", slug: "ada", email: "ada@ada.example" }
const file = "content/blog/a/index.mdx"
const files = ["figure.png", "poster.png"].map((name) => `content/blog/a/${name}`)
/** The pages and files that the examples name. */
const context = {
  files: new Set([...files, "static/videos/demo.mp4"]),
  pages: new Map([["/contact/", []]]),
}
const picture = {
  width: 2,
  height: 1,
  layout: "constrained",
  images: { fallback: { src: "/a.webp" } },
} as const

async function render(example: string) {
  const body = fillIn(example, tokens)
  const found = contentTypeOf("blog/a/index.mdx")
  if (!found) throw new Error(`${file} is of no type`)
  const source = readMdx(`---\na: b\n---\n\n${example}\n`)
  const issues = checkBody(
    { file, ...found, source, data: {} },
    await outlineOf(body, "Article"),
    tokens,
    context,
  )
  const { html } = await renderBody(body, {
    type: "Article",
    pathPrefix: "",
    pictureOf: () => Promise.resolve(picture),
    words: en.body,
  })
  return { html, errors: issues.map(({ reason }) => reason) }
}

/** Every example as it is rendered, by title. */
const examples = new Map<string, Awaited<ReturnType<typeof render>>>()
beforeAll(async () => {
  for (const { title, example } of textGuide) examples.set(title, await render(example))
})

const find = (title: string, selector: string) =>
  parse(examples.get(title)?.html ?? "").querySelectorAll(selector)
const attributes = (title: string, selector: string) => find(title, selector).map((found) => found.attributes)

test("content/README.md has every example, and the check finds no error in any", () => {
  const readme = readFileSync("content/README.md", "utf8")
  for (const { title } of textGuide) {
    expect(readme).toContain(`### ${title}\n`)
    expect(examples.get(title)?.errors).toEqual([])
  }
})

test("the guide shows every element and callout that a text may hold", () => {
  const inTexts = [...examples.values()].map(({ html }) => html).join("")
  for (const element of elements) expect(inTexts).toContain(`<${String(element)}`)
  expect(attributes("Callouts", "[role=note]").map((found) => found["data-callout"])).toEqual([...callouts])
})

test.each([
  ["Words", "strong, em, del, code, br", 5],
  ["Headings", "h2[id], h3[id]", 2],
  ["Links", "a[href]", 5],
  ["Lists", "ul ul li, ol li", 3],
  ["Pictures", "figure img[alt]", 1],
  ["Quotes", "blockquote p", 2],
  ["Footnotes", "sup a, section li", 2],
  ["Lines", "hr", 1],
] as const)("%s become what they are called", (title, selector, count) => {
  expect(find(title, selector)).toHaveLength(count)
})

test("a callout begins with its name, and has its own words without the mark", () => {
  const [first] = find("Callouts", "[role=note]")
  expect(first?.querySelector("p strong")?.text).toBe("Note")
  expect(examples.get("Callouts")?.html).not.toContain("[!")
  expect(first?.querySelectorAll("p")).toHaveLength(2)
})

test("a table keeps its columns' alignment, and scrolls by keyboard in a frame with a name", () => {
  expect(attributes("Tables", "th").map((found) => found["data-align"])).toEqual(["left", "center", "right"])
  expect(attributes("Tables", "td").map((found) => found["data-align"])).toHaveLength(6)
  expect(attributes("Tables", "th").map(({ scope }) => scope)).toEqual(["col", "col", "col"])
  expect(attributes("Tables", "div")).toEqual([
    expect.objectContaining({ role: "group", "aria-label": "Table", tabindex: "0" }),
  ])
})

test("a video is a link to its file, with its poster and words for those who do not see it", () => {
  const [link] = find("Videos", 'a[href="/videos/demo.mp4"][data-video]')
  expect(link?.querySelector("img")?.getAttribute("alt")).toMatch(/\S/)
  expect(link?.text).toBe("Play video")
  expect(find("Videos", "video, p")).toEqual([])
})

test("code is colored and can be scrolled by keyboard; its button is not in the page, as it needs scripts", () => {
  expect(find("Code", "[data-code] > pre[tabindex]")).toHaveLength(1)
  expect(examples.get("Code")?.html).toContain('class="hljs-keyword"')
  expect(find("Code", "button")).toEqual([])
})

test("a comment is not shown, and characters stay as they are", () => {
  const html = examples.get("Characters with a meaning, and comments")?.html
  expect(html).toContain("{not a token} and a &lt; b.")
  expect(html).not.toContain("To do")
})
