import { readFileSync } from "node:fs"
import path from "node:path"
import { readTokens, colorsOf } from "../../src/model/colors/colors"
import { todayAt } from "../../src/model/read/today-at"
import type { Answers } from "./questions/answers"
import { cardPicture, drawCard, drawInitials, drawLogo } from "./write/draw"
import { draftArticle, draftStudy } from "./write/drafts"
import type { ArticleFacts, Facts, ProjectFacts, Resume } from "./facts"
import { git } from "../repository/git"
import { type Brand, brandOf } from "./plan/colors"
import { readmeOf } from "./write/readme"
import { slugOf } from "./questions/slug"
import { readStarter } from "./write/starter"
import { workflowOf } from "./write/workflow"

/**
 * Reads what the answers name, and draws what they leave to be drawn.
 * @param root the project's folder.
 * @param history the resume that the answers name, as it was read.
 * @throws with the file and the remedy if one cannot be used.
 */
export async function gather(root: string, given: Answers, history: Resume | undefined): Promise<Facts> {
  const tokens = readTokens(root)
  const brand = brandOf(given.color ?? colorsOf(tokens, "signal").light, tokens)
  const starter = readStarter(given.language)
  const colors = { ground: brand.signal.light, ink: brand.on.light }
  const [first = ""] = given.name.split(" ")
  return {
    ...given,
    slug: (slugOf(first) || slugOf(given.email.split("@")[0] ?? "") || "me").slice(0, 60),
    projects: await Promise.all(
      given.projects.map((each, index) => projectFacts(root, each, index, given, brand)),
    ),
    articles: await articleFacts(root, given),
    history,
    starter,
    brand,
    drawn: { portrait: await drawInitials(given.name, colors), logo: await drawLogo(given.name) },
    workflow: workflowOf(
      given.host,
      readFileSync(path.join(root, "docs/hosting/github.md"), "utf8"),
      git(root, "branch", "--show-current").output || "main",
    ),
    readme: readmeOf(root),
    today: dayOf(given),
  }
}

function dayOf({ language, timeZone }: Answers) {
  const now = new Date()
  const written = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(now)
  return { written, date: todayAt({ owner: { timeZone } }, now) }
}

async function projectFacts(
  root: string,
  project: Answers["projects"][number],
  index: number,
  { projects }: Answers,
  brand: Brand,
): Promise<ProjectFacts> {
  const slug = slugAmong(projects, index, "project")
  const { picture, title } = project
  const colors = { ground: brand.signal.light, ink: brand.on.light }
  const images = picture ? await cardPicture(picture) : await drawCard(title, colors)
  return { ...project, slug, images, study: project.study ? await draftStudy(root, slug, project) : [] }
}

const articleFacts = (root: string, given: Answers): Promise<ArticleFacts[]> =>
  Promise.all(
    (given.articles ?? []).map(async (article, index, all) => {
      const slug = slugAmong(all, index, "article")
      return { title: article.title, slug, files: await draftArticle(root, slug, article, dayOf(given).date) }
    }),
  )

/** The end of an entry's address: its title, or a number where that has no Latin letter, or is another one's too. */
function slugAmong(all: readonly { title: string }[], index: number, kind: string): string {
  const name = slugOf(all[index]?.title ?? "") || `${kind}-${index + 1}`
  const isTaken = all.slice(0, index).some(({ title }) => slugOf(title) === name)
  return isTaken ? `${name}-${index + 1}` : name
}
