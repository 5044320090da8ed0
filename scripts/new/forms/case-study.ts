import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { caseStudy } from "../../../src/model/schema/content-types/case-study"
import { readJson } from "../../../src/model/read/parse/parse-file"
import { assemble } from "../answers"
import { mdxText } from "../file-text"
import { type Form, answerText } from "../form"
import { drawPlaceholder } from "../placeholder"
import { withoutCaseStudy } from "../siblings"

const folder = "content/projects"
const card = z.object({ tags: z.array(z.string()).catch([]) }).catch({ tags: [] })

const body = `## Features

### Sample: the first thing people do here

- Sample text: say what a visitor can do, and what it saves them.
- Sample text: give a figure, where you have one.

### Sample: the second thing

- Sample text: what happens behind it, in plain words.
- Sample text: what you left out on purpose.

## Sections

- **Sample section.** Sample text: what the visitor meets first, and why it comes first.
- **Another sample section.** Sample text: what follows it.

## Tech Stack

- **Sample technology.** Sample text: what it does here, and what you would otherwise have needed.

## Challenges Faced

**A sample challenge.** Sample text: what went wrong, how you noticed, and what you did about it.

## Key Takeaways

- Sample text: what you would do the same way again.
- Sample text: what you would do differently.
`

export const caseStudyForm: Form = {
  name: "case-study",
  about: "a project's own page, below /work/",
  schema: caseStudy,
  given: ["links", "banner", "sample"],
  first: ["type", "title", "overview", "techStack"],
  slug: {
    about: "The folder of the project it belongs to.",
    suggest: ({ root }) => withoutCaseStudy(root)[0] ?? "",
    refuse(slug, root) {
      const free = withoutCaseStudy(root)
      if (free.includes(slug)) return undefined
      const known = free.length ? `choose ${free.join(", ")}` : "make one first: npm run new -- project"
      return `must be a project without a case study: ${known}`
    },
    path: (slug) => `/work/${slug}/`,
  },
  suggest(field, { root, slug, answers }) {
    if (!slug) return undefined
    const file = path.join(root, folder, slug, "project.json")
    if (field === "techStack") return card.parse(readJson(readFileSync(file, "utf8")).data).tags.join(", ")
    return {
      "seo.title": answerText(answers, "title"),
      "seo.description": answerText(answers, "overview"),
      "seo.keywords": answerText(answers, "techStack"),
    }[field]
  },
  async make({ slug, answers }) {
    const file = `${folder}/${slug}/case-study.mdx`
    const title = answerText(answers, "title")
    const banner = { src: "./banner.png", alt: `A placeholder for the banner of ${title}.` }
    const entry = assemble(caseStudy, { ...answers, links: {}, banner, sample: true })
    return [
      { file, content: await mdxText(file, entry, body) },
      { file: `${folder}/${slug}/banner.png`, content: await drawPlaceholder(title, 2400, 1200) },
    ]
  },
  next: ({ slug }) => [
    `Replace the sample text in ${folder}/${slug}/case-study.mdx with your own, then delete the line "sample: true".`,
    `Add the links of the overview's buttons (links: live, code, demo). content/README.md explains every field.`,
    `Replace ${folder}/${slug}/banner.png with a picture of 2400 × 1200 px.`,
  ],
}
