import path from "node:path"
import { state } from "../../../src/model/schema/content-types/state"
import { slugify } from "../../../src/text/slugify"
import { assemble } from "../answers"
import { jsonText } from "../file-text"
import { type Form, answerText } from "../form"
import { drawPlaceholder, placeholderDrawing } from "../placeholder"
import { namesIn, nextOrder, findIgnoringCase } from "../siblings"
import { sampleState } from "./state-sample"

const folder = "content/states"
const cities = ["city1", "city2", "city3", "city4"]

export const stateForm: Form = {
  name: "state",
  about: "the landing page of a state or another region, at /web-design-<slug>/",
  schema: state,
  given: [
    "videos",
    "landscape",
    "intro",
    "impact",
    "benefits",
    "features",
    "mistakes",
    "services",
    "local",
    "differentiators",
    "areas",
    "closing",
    "sample",
  ],
  first: ["state", "short", ...cities],
  slug: {
    about: "Its file's name and the end of its address, /web-design-<slug>/.",
    suggest: ({ answers }) => slugify(answerText(answers, "state")),
    refuse(slug, root) {
      const taken = findIgnoringCase(namesIn(path.join(root, folder)), `${slug}.json`)
      return taken && `is taken: ${folder}/${taken} already exists`
    },
    path: (slug) => `/web-design-${slug}/`,
  },
  suggest(field, { root, answers }) {
    const [name, first, last] = ["state", "city1", "city4"].map((key) => answerText(answers, key))
    const files = namesIn(path.join(root, folder)).filter((file) => file.endsWith(".json"))
    return {
      order: String(nextOrder(files.map((file) => path.join(root, folder, file)))),
      line: "Websites for {city1}, {city2}, {city3} and {city4}.",
      "seo.title": `Web Design in ${name} for Small Businesses`,
      "seo.description": `Websites for small businesses in ${name}, from ${first} to ${last}: one person designs, builds and looks after them.`,
      "seo.keywords": `web design ${name}, web designer ${first}`,
    }[field]
  },
  async make({ root, slug, answers }) {
    const file = `${folder}/${slug}.json`
    const name = answerText(answers, "state")
    const icons = serviceDrawings(root, slug)
    const videos = videosIn(root)
    const sample = sampleState(
      slug,
      cities.map((city) => answerText(answers, city)),
      { videos, projects: projectsIn(root), icons },
    )
    const drawing = placeholderDrawing(1600, 700)
    const ownIcon = `./${slug}/service.svg`
    return [
      ...(icons.includes(ownIcon)
        ? [{ file: `${folder}/${slug}/service.svg`, content: placeholderDrawing() }]
        : []),
      { file, content: await jsonText(file, assemble(state, { ...answers, ...sample })) },
      { file: `${folder}/${slug}.svg`, content: drawing },
      ...(await Promise.all(
        videos.map(async (_, index) => ({
          file: `${folder}/${slug}/hero-${index + 1}.png`,
          content: await drawPlaceholder(index === 0 ? name : `${name}, ${index + 1}`, 1280, 720),
        })),
      )),
    ]
  },
  next: ({ slug }) => [
    `Replace the sample text in ${folder}/${slug}.json with text about this state. Search engines penalize pages that differ only in names. Then delete "sample": true.`,
    `Put videos of your own into static/videos and name them in "videos", or take "videos" out. Videos named there now belong to another page. Any section may go, too.`,
    `Replace ${folder}/${slug}.svg with a drawing of 1600 × 700, and the posters in ${folder}/${slug}/ with those of your videos.`,
  ],
}

const projectsIn = (root: string): string[] =>
  namesIn(path.join(root, "content/projects"))
    .filter((name) => !name.startsWith("."))
    .slice(0, 2)

/** Returns the drawings of the six services: those that other pages use, then a placeholder. */
function serviceDrawings(root: string, slug: string): string[] {
  const drawings = namesIn(path.join(root, "content/lists/services")).filter((name) => name.endsWith(".svg"))
  return Array.from({ length: 6 }, (_, index) =>
    drawings[index] === undefined ? `./${slug}/service.svg` : `../lists/services/${drawings[index]}`,
  )
}

function videosIn(root: string): string[] {
  const files = namesIn(path.join(root, "static/videos"))
  return files
    .filter((file) => file.endsWith(".mp4") && files.includes(file.replace(/mp4$/, "webm")))
    .map((file) => file.replace(/\.mp4$/, ""))
    .slice(0, 2)
}
