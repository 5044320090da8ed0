import path from "node:path"
import { extensionOf } from "../../pictures/extensions"
import type { ContentIssue } from "../../errors/content-issue"
import { alikeName, differenceOf } from "../../errors/alike-name"
import { pageOfLink } from "../../pages/absent/absent-pages"
import { didYouMean } from "../../errors/reason"
import { isReportedAtFile } from "./reported-at-file"
import type { Leaf } from "../../read/leaves"

export type ReferenceContext = {
  files: ReadonlySet<string>
  /** Every page of the site with its anchors; undefined if its content cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>
  /** The addresses of the pages that the site does without, each with the reason. */
  absent?: ReadonlyMap<string, string>
  url?: string | undefined
}

/**
 * A link to one of the site's pages by its whole address as the path alone; other links as they are. Built files, such
 * as feeds, have no slash at their end.
 */
export function withoutOwnHost({ url }: ReferenceContext, to: string): string {
  const own = url && to.startsWith(`${url}/`) ? to.slice(url.length) : ""
  return /\/(?:[?#].*)?$/.test(own) ? own : to
}

/** Why a target is missing; empty if it exists. It may be relative to `file`. */
export function referenceReason(
  around: ReferenceContext,
  file: ContentIssue["file"],
  value: string,
  role: Leaf["role"],
): string[] {
  if (role === "file") return isReportedAtFile(around, file, value) ? [] : lookUpBeside(around, file, value)
  if (role === "static") return lookUpVideo(around, value)
  if (role === "project") return lookUpProject(around, value)
  // A button to an absent page is left out with its page.
  if (role === "way" && around.absent?.has(pageOfLink(value))) return []
  const to = withoutOwnHost(around, value)
  return (role === "page" || role === "way") && to.startsWith("/") ? lookUpPage(around, to) : []
}

function lookUpBeside({ files }: ReferenceContext, file: string, value: string): string[] {
  const folder = path.posix.dirname(file)
  const target = path.posix.join(folder, value)
  if (target.startsWith("content/") && files.has(target)) return []
  const alike = alikeName(files, target)
  if (alike !== undefined) return [`names ${target}, ${differenceOf(target, alike, pathFrom(folder, alike))}`]
  const ending = extensionOf(value)
  const others = [...files].filter((other) => other.startsWith("content/") && extensionOf(other) === ending)
  const hint = didYouMean(
    value,
    others.map((other) => pathFrom(folder, other)),
  )
  return [`names ${target}, which is not there${hint}`]
}

/** A file as a file in a folder names it: `./cover.png`. */
function pathFrom(folder: string, file: string): string {
  const way = path.posix.relative(folder, file)
  return way.startsWith(".") ? way : `./${way}`
}

function lookUpVideo({ files }: ReferenceContext, value: string): string[] {
  if (files.has(`static${value}`)) return []
  const ending = extensionOf(value)
  const videos = [...files].filter(
    (other) => other.startsWith("static/videos/") && extensionOf(other) === ending,
  )
  return [
    `names static${value}, which is not there${didYouMean(
      value,
      videos.map((video) => video.slice("static".length)),
    )}`,
  ]
}

function lookUpProject({ files }: ReferenceContext, value: string): string[] {
  if (files.has(`content/projects/${value}/project.json`)) return []
  const folders = [...files].flatMap(
    (file) => /^content\/projects\/([^/]+)\/project\.json$/.exec(file)?.[1] ?? [],
  )
  return [`names the project "${value}", which does not exist${didYouMean(value, folders)}`]
}

function lookUpPage({ files, pages, absent }: ReferenceContext, value: string): string[] {
  const [address = "", anchor] = value.split("#")
  const [page = ""] = address.split("?")
  if (files.has(`static${page}`)) return []
  if (page.startsWith("/videos/")) return lookUpVideo({ files, pages }, page)
  const reason = absent?.get(page)
  if (reason) return [`leads to ${page}, which ${reason}; take the link out, or bring the page back`]
  if (!pages.has(page))
    return [`leads to ${page}, which is no page of the site${didYouMean(page, [...pages.keys()])}`]
  const anchors = pages.get(page)
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return []
  const further = [...pages].find(([other, places]) => other.startsWith(page) && places?.includes(anchor))
  const hint = further ? `; it is on ${further[0]}#${anchor}` : didYouMean(anchor, anchors)
  return [`leads to ${page}#${anchor}, a place that page does not have${hint}`]
}
