import type { Facts } from "../facts"
import { has } from "./values"
import { hasWords } from "./words"

/** Something that is left for the owner: what, and how. */
export type Task = { what: string; how: string }

/** What a setup leaves to its owner, the most useful first. */
export function tasksOf(facts: Facts): Task[] {
  const { projects, articles, portrait, logo, form, host, language, starter } = facts
  const [tag = ""] = language.split("-")
  const unseen = projects.filter(({ picture }) => picture === undefined)
  const studies = projects.filter(({ study }) => study.length > 0)
  return [
    { what: "See the site", how: "npm start" },
    ...(starter.language === tag.toLowerCase()
      ? []
      : [
          {
            what: "Translate the words of the pages, which are in English",
            how: "content/pages/, content/site.json",
          },
        ]),
    ...(hasWords(facts)
      ? []
      : [
          {
            what: "Translate the words of the controls, which are in English",
            how: `npm run new -- words --language ${tag}`,
          },
        ]),
    ...(projects.length > 0 ? [] : [{ what: "Add a project", how: "npm run new -- project" }]),
    ...(has("resume", facts) ? [] : [{ what: "Add your resume", how: "npm run import -- resume.json" }]),
    ...studies.map(({ title, slug }) => ({
      what: `Write the case study of ${title}, which is a draft`,
      how: `content/projects/${slug}/case-study.mdx; delete its lines "draft" and "sample" to publish it`,
    })),
    ...articles.map(({ title, slug }) => ({
      what: `Write the article “${title}”, which is a draft`,
      how: `content/blog/${slug}/index.mdx; delete its lines "draft" and "sample" to publish it`,
    })),
    ...(unseen.length > 0
      ? [
          {
            what: `Show a picture of ${unseen.map(({ title }) => title).join(", ")}`,
            how: `put one of 1600 × 1000 px in place of content/projects/${unseen[0]?.slug}/thumbnail.png, and say in project.json what it shows`,
          },
        ]
      : []),
    ...(portrait
      ? []
      : [{ what: "Show yourself, in place of your initials", how: "npm run brand -- --portrait me.jpg" }]),
    ...(logo
      ? []
      : [{ what: "Put in a logo, in place of your initial", how: "npm run brand -- --logo logo.svg" }]),
    { what: "Read the privacy page: it has to be true of you", how: "content/pages/privacy.mdx" },
    ...(form
      ? [
          {
            what: "Give the form's ids to the host as well",
            how: ".env.production has them; docs/hosting/ says where",
          },
        ]
      : []),
    { what: "Publish", how: `git push, and follow docs/hosting/${host}.md` },
  ]
}
