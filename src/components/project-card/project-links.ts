import { fillIn } from "../../text/fill-in"
import type { Words } from "../../words/words"
import type { ActionTarget } from "../action-link/words-after"

type Project = {
  readonly title: string
  readonly webapp: string
  readonly github: string | null
  readonly status: string | null
  readonly actionLabel: string
  readonly sourceLabel: string
  readonly video: { readonly mp4: string } | null
  readonly caseStudy: { readonly path: string } | null
}

/**
 * Returns the links of a project's card, one per target (requirements R9.1 to R9.3, R21.5): its case study, which the
 * label of a project in progress leads to; "See in Action" only with a video, shown in its case study; "Source Code" with a
 * repository, else "Visit Website".
 *
 * The thumbnail links to the web app. It has its own link only if no button has the same target.
 */
export function projectLinks(project: Project, words: Words["project"]) {
  const { title, webapp, github, status, actionLabel, sourceLabel, video, caseStudy } = project
  const study: ActionTarget | undefined =
    caseStudy && !status ? { label: words.study, to: caseStudy.path, detail: title } : undefined
  const progress: ActionTarget | undefined =
    caseStudy && status ? { label: words.unfinished, to: caseStudy.path, detail: title } : undefined
  const action: ActionTarget | undefined = video
    ? {
        label: words.action,
        to: caseStudy ? `${caseStudy.path}#video` : video.mp4,
        detail: fillIn(words.video, { title }),
      }
    : undefined
  const source: ActionTarget = github
    ? { label: words.source, to: github, detail: sourceLabel }
    : { label: words.visit, to: webapp, detail: sourceLabel }
  const isButtons = [action, source].some((target) => target?.to === webapp)
  const own: "own" | "button" | "study" = webapp === study?.to ? "study" : isButtons ? "button" : "own"
  return { study, progress, action, source, thumbnail: { to: webapp, detail: actionLabel, link: own } }
}
