import path from "node:path"
import { ownerToday } from "../../../src/gatsby/source/read-site"
import { unreadableColors } from "../../../src/model/validate/entries/check-colors"
import { tokenColors } from "../../../src/model/colors/colors"
import { project } from "../../../src/model/schema/content-types/project"
import { slugify } from "../../../src/text/slugify"
import { type Answers, assemble } from "../answers"
import { type Form, answerText } from "../form"
import { jsonText } from "../file-text"
import { drawPlaceholder } from "../placeholder"
import { namesIn, nextOrder, findIgnoringCase } from "../siblings"

const folder = "content/projects"

export const projectForm: Form = {
  name: "project",
  about: "a project: its card on the work list",
  schema: project,
  given: ["slug", "image", "sample"],
  first: ["title"],
  slug: {
    about: "Its folder's name, and the end of its address if it gets a case study.",
    suggest: ({ answers }) => slugify(answerText(answers, "title")),
    refuse(slug, root) {
      const taken = findIgnoringCase(namesIn(path.join(root, folder)), slug)
      return taken && `is taken: ${folder}/${taken} already exists`
    },
    path: (slug) => `/work/${slug}/`,
  },
  suggest(field, { root, answers }) {
    const title = answerText(answers, "title")
    const files = namesIn(path.join(root, folder)).map((name) =>
      path.join(root, folder, name, "project.json"),
    )
    return {
      order: String(nextOrder(files)),
      date: ownerToday(root),
      color: tokenColors("signal").light,
      text: tokenColors("on-signal").light,
      text2: tokenColors("signal").dark,
      actionLabel: `${title}, the web app`,
      sourceLabel: answerText(answers, "github") ? `Source code of ${title}` : `Visit website: ${title}`,
    }[field]
  },
  refuse(field, typed, { answers }) {
    const given: Answers = { ...answers, [field]: typed }
    const { color, text, text2 } = given
    return unreadableColors("Project", { color, text, text2 }).find(({ path: [at] }) => at === field)?.reason
  },
  async make({ slug, answers }) {
    const file = `${folder}/${slug}/project.json`
    const title = answerText(answers, "title")
    const image = { src: "./thumbnail.png", alt: `A placeholder for a picture of ${title}.` }
    return [
      { file, content: await jsonText(file, assemble(project, { ...answers, image })) },
      { file: `${folder}/${slug}/thumbnail.png`, content: await drawPlaceholder(title, 1600, 1000) },
    ]
  },
  next: ({ slug }) => [
    `Replace ${folder}/${slug}/thumbnail.png with a picture of 1600 × 1000 px. Describe the picture in project.json (image.alt).`,
    `Give it its own page: npm run new -- case-study --slug ${slug}`,
  ],
}
