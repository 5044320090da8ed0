import { fillIn } from "../../../src/text/fill-in"
import type { Facts, ProjectFacts } from "../facts"
import type { Change } from "./changes"
import { has } from "./values"

/** The projects: each a card with its picture, and the draft of its case study. */
export const projectFiles = (facts: Facts): Change[] =>
  has("work", facts) ? facts.projects.flatMap((project, index) => filesOf(project, index + 1, facts)) : []

function filesOf(project: ProjectFacts, order: number, { brand, starter, today }: Facts): Change[] {
  const { slug, title, category, tags, sentence, reason, address, images } = project
  const { phrases } = starter
  const say = (phrase: string) => fillIn(phrase, { title })
  const isCode = new URL(address).host === "github.com"
  const [thumbnail = ""] = Object.keys(images)
  const folder = `content/projects/${slug}`
  const card = {
    order,
    title,
    date: project.date ?? today.date,
    category,
    tags,
    description: sentence,
    reason,
    curated: true,
    image: {
      src: `./${thumbnail}`,
      alt: project.shows ?? say(project.picture ? phrases.picture : phrases.card),
    },
    ...("wireframe.png" in images && { wireframe: { src: "./wireframe.png", alt: "" } }),
    color: brand.signal.light,
    text: brand.on.light,
    text2: brand.signal.dark,
    webapp: address,
    ...(isCode && { github: address }),
    actionLabel: say(phrases.opens),
    sourceLabel: say(isCode ? phrases.source : phrases.visit),
  }
  return [
    { file: `${folder}/project.json`, content: card },
    ...Object.entries(images).map(([name, content]) => ({ file: `${folder}/${name}`, content })),
    ...project.study,
  ]
}
