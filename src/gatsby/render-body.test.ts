import { outlineOf } from "../model/mdx"
import { type BodyPicture, renderBody } from "./render-body"

/** Stands for any picture. */
const picture: BodyPicture = {
  layout: "constrained",
  width: 1,
  height: 1,
  images: { sources: [], fallback: { src: "/a.webp" } },
}

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
  const { html } = await renderBody(text, "Article", "", async (src) => {
    asked.push(src)
    return picture
  })
  expect(asked).toEqual([file])
  expect(html).toMatch(/<figure>.*alt="x"/)
})

test.each(["Article", "CaseStudy", "TextPage"])(
  "the anchors of a text of the kind %s are those that the check knows",
  async (kind) => {
    const text = "## Main\n\n## Related\n\n### Overview\n\n## 🚀\n\n## Main\n\nA note.[^1]\n\n[^1]: Here."
    const { html, sections } = await renderBody(text, kind, "", () => Promise.resolve(picture))
    const outline = await outlineOf(text, kind)
    const rendered = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(rendered).not.toEqual([])
    expect(outline).toMatchObject({ anchors: expect.arrayContaining(rendered) })
    for (const { slug } of sections) expect(rendered).toContain(slug)
  },
)
