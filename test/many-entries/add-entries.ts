import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { drawPicture } from "./draw-picture"
import { articleText, caseStudyText, projectText } from "./entry-text"

const shared = "../../shared-picture.png"

/** The case study that the benchmark edits and weighs. */
export const editedStudy = "content/projects/entry-1/case-study.mdx"
export const weighedStudy = "/work/entry-1/"

/**
 * Adds entries to a copy of the site: projects with case studies, alternating with articles.
 * @param pictures whether each has its own picture. Otherwise, all share one.
 */
export async function addEntries(site: string, { count, pictures }: { count: number; pictures: boolean }) {
  if (!pictures) await drawPicture(path.join(site, "content/shared-picture.png"), 0)
  for (let number = 1; number <= count; number++) {
    const isProject = number % 2 === 1
    const folder = path.join(site, "content", isProject ? "projects" : "blog", `entry-${number}`)
    mkdirSync(folder)
    const picture = pictures ? "./picture.png" : shared
    if (pictures) await drawPicture(path.join(folder, "picture.png"), number)
    if (isProject) {
      writeFileSync(path.join(folder, "project.json"), projectText(number, picture))
      writeFileSync(path.join(folder, "case-study.mdx"), caseStudyText(number, picture))
    } else writeFileSync(path.join(folder, "index.mdx"), articleText(number, picture))
  }
}
