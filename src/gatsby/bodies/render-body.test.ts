import { parse } from "node-html-parser"
import { outlineOf } from "../../model/markdown/mdx"
import en from "../../words/en.json"
import { type BodyOptions, type BodyPicture, renderBody } from "./render-body"

/** Stands for any picture. */
const picture: BodyPicture = {
  layout: "constrained",
  width: 1,
  height: 1,
  images: { sources: [], fallback: { src: "/a.webp" } },
}

const render = (text: string, options: Partial<BodyOptions> = {}) =>
  renderBody(text, {
    type: "Article",
    pathPrefix: "",
    pictureOf: () => Promise.resolve(picture),
    words: en.body,
    ...options,
  })

test.each([
  ["![x](./café.png)", "./café.png"],
  ["![x](./schéma[1].png)", "./schéma[1].png"],
  ["![x](./日本.png)", "./日本.png"],
  ["![x](./cafe\u0301.png)", "./cafe\u0301.png"],
  ["![x](./my%20photo.png)", "./my photo.png"],
  ["![x](<./my photo.png>)", "./my photo.png"],
  ["![x](./a+b&c.png)", "./a+b&c.png"],
  ["![x](./it's.png)", "./it's.png"],
])("%s is the file %s, and is shown", async (text, file) => {
  const asked: string[] = []
  const { html } = await render(text, {
    pictureOf: async (src) => {
      asked.push(src)
      return picture
    },
  })
  expect(asked).toEqual([file])
  expect(html).toMatch(/<figure>.*alt="x"/)
})

test.each(["Article", "CaseStudy", "TextPage"])(
  "the anchors of a text of the content type %s are those that the check knows",
  async (type) => {
    const text = "## Main\n\n## Related\n\n### Overview\n\n## 🚀\n\n## Main\n\nA note.[^1]\n\n[^1]: Here."
    const { html, sections } = await render(text, { type })
    const outline = await outlineOf(text, type)
    const rendered = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(rendered).not.toEqual([])
    expect(outline).toMatchObject({ anchors: expect.arrayContaining(rendered) })
    for (const { slug } of sections) expect(rendered).toContain(slug)
  },
)

test("footnotes have the owner's words, and their heading is no part of the contents", async () => {
  const words = { ...en.body, footnotes: "Fußnoten", back: "Zurück zum Text" }
  const text = "## Eins\n\nA.[^1] B.[^1] C.[^ä]\n\n[^1]: One.\n\n[^ä]: Two."
  const { html, sections } = await render(text, { words })
  const page = parse(html)
  expect(sections.map(({ title }) => title)).toEqual(["Eins"])
  expect(page.querySelector("section h2")?.text).toBe("Fußnoten")
  const back = page.querySelectorAll("section a").map((link) => link.getAttribute("aria-label"))
  expect(back).toEqual(["Zurück zum Text", "Zurück zum Text", "Zurück zum Text"])
  expect(html).not.toMatch(/Footnotes|Back to/)
})

const linkOf = (to: string) => (to === "/work/" ? { to: "/es/work/" } : { to, language: "en-US" })

test("links of a text in another language lead to its pages, and say where a page is in another one", async () => {
  const text = "[a](/work/) [b](/one/) [c](https://other.example/) [d](#here)"
  const { html } = await render(text, { linkOf, pathPrefix: "/folder" })
  expect(html).toContain('<a href="/folder/es/work/">a</a>')
  expect(html).toContain('<a href="/folder/one/" hrefLang="en-US">b</a>')
  expect(html).toContain('<a href="https://other.example/">c</a> <a href="#here">d</a>')
})

test("headings of a translation have the anchors of its original, in the list of contents, too", async () => {
  const text = "## Precios\n\n### Plazos\n\nNota.[^1]\n\n## Otra\n\n[^1]: Aquí."
  const { html, sections } = await render(text, { headingIds: ["prices", "terms"] })
  expect(html).toContain('<h2 id="prices">Precios</h2>')
  expect(html).toContain('<h3 id="terms">Plazos</h3>')
  expect(sections.map(({ slug }) => slug)).toEqual(["prices", "otra"])
})
