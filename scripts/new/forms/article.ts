import path from "node:path"
import { ownerToday } from "../../../src/gatsby/source/read-site"
import { article } from "../../../src/model/schema/content-types/article"
import { slugify } from "../../../src/text/slugify"
import { assemble } from "../answers"
import { mdxText } from "../file-text"
import { type Form, answerText } from "../form"
import { drawPlaceholder } from "../placeholder"
import { namesIn, findIgnoringCase } from "../siblings"

const folder = "content/blog"

const body = `Sample text: begin with the moment that made you write this, in two or three sentences.

## Sample heading: what the problem is

Sample text: say what people usually do, and where it fails.

## Sample heading: what you did

Sample text: show the way, with code or a picture where they help.

## Sample heading: what came of it

Sample text: end with what a reader can use tomorrow.
`

export const articleForm: Form = {
  name: "article",
  about: "an article, at /<slug>/",
  schema: article,
  given: ["image", "sample"],
  first: ["title", "summary", "tags"],
  slug: {
    about: "Its folder's name and its address, /<slug>/.",
    suggest: ({ answers }) => slugify(answerText(answers, "title")),
    refuse(slug, root) {
      const taken = findIgnoringCase(namesIn(path.join(root, folder)), slug)
      return taken && `is taken: ${folder}/${taken} already exists`
    },
    path: (slug) => `/${slug}/`,
  },
  suggest: (field, { root, answers }) =>
    ({
      author: "{name}",
      date: ownerToday(root),
      "seo.title": answerText(answers, "title"),
      "seo.description": answerText(answers, "summary"),
      "seo.keywords": answerText(answers, "tags"),
    })[field],
  async make({ slug, answers }) {
    const file = `${folder}/${slug}/index.mdx`
    const title = answerText(answers, "title")
    const image = { src: "./cover.png", alt: `A placeholder for the cover of “${title}”.` }
    return [
      { file, content: await mdxText(file, assemble(article, { ...answers, image, sample: true }), body) },
      { file: `${folder}/${slug}/cover.png`, content: await drawPlaceholder(title, 1600, 900) },
    ]
  },
  next: ({ slug }) => [
    `Write the article in ${folder}/${slug}/index.mdx, then delete the line "sample: true".`,
    `Replace ${folder}/${slug}/cover.png with a picture of 1600 × 900 px.`,
  ],
}
