import type { ContentIssue } from "../../errors/content-issue"
import { contentTypeOf, contentTypes, translationOf } from "../../schema/content-types"
import { shownOn, switchedPages } from "../../pages/absent/absent-pages"
import { noteFiles } from "../../schema/notes"
import { didYouMean } from "../../errors/reason"
import { isResult } from "../../schema/results"
import { isSupported, unsupportedReason } from "../../pictures/unsupported-formats"

const text = /\.(?:json|mdx?|ya?ml|txt|html?)$/i

/** Finds files of `content/` that nothing reads, and missing ones, except those of `absent` pages. */
export function checkPlaces(
  files: readonly string[],
  absent: ReadonlyMap<string, string> = new Map(),
): ContentIssue[] {
  const own = files.filter((file) => file.startsWith("content/"))
  return [...misplaced(own), ...missing(own, absent), ...foldersWithout(own)]
}

function misplaced(own: readonly string[]): ContentIssue[] {
  return own.filter(isMisplaced).map((file) => ({
    file,
    place: "",
    reason: text.test(file) ? `is no place for content${nearestPlace(file)}` : unsupportedReason(file),
  }))
}

/** Whether nothing reads a file of `content/`, by its name alone. */
export const isMisplaced = (file: string): boolean =>
  !contentTypeOf(file.slice("content/".length)) &&
  !translationOf(file.slice("content/".length)) &&
  !isSupported(file) &&
  file !== "content/README.md" &&
  !noteFiles.includes(file) &&
  !isResult(file)

function nearestPlace(file: string): string {
  const slug = file.split("/")[2]?.replace(/\..*$/, "") ?? ""
  return didYouMean(
    file,
    contentTypes.map(({ place }) => `content/${place.replace("<slug>", slug)}`),
  )
}

/** What may be missing: any list, and "Hear this page". */
const isSpare = (place: string) => place.startsWith("lists/") || place === "hear.json"

/** An error for each missing file that the site needs. A list may be missing, and the words of a page it does without. */
function missing(own: readonly string[], absent: ReadonlyMap<string, string>): ContentIssue[] {
  const spare = new Set([...absent.keys(), ...(own.some(isState) ? [] : ["states"])])
  return contentTypes
    .filter(({ place }) => !place.includes("<") && !isSpare(place))
    .filter(({ place }) => !own.includes(`content/${place}`) && !spare.has(pageOf(place)))
    .map(({ place, about }) => ({
      file: `content/${place}`,
      place: "",
      reason: `is missing: ${about}${remedyFor(pageOf(place))}`,
    }))
}

const isState = (file: string) => contentTypeOf(file.slice("content/".length))?.type.name === "State"
const pageOf = (place: string) => place.replace(/^pages\/|\.json$/g, "")

function remedyFor(page: string): string {
  const isSwitched = switchedPages.some((name) => name === page)
  if (isSwitched)
    return ` Put it back, or switch the page off: "pages": { "${page}": false } in content/site.json`
  const what = shownOn(page)
  return what ? ` Put it back, or take away the ${what}: the page goes with them` : " Put it back"
}

function foldersWithout(own: readonly string[]): ContentIssue[] {
  const makers = contentTypes.filter(({ name }) => name === "Project" || name === "Article")
  return makers.flatMap(({ place, about }) => {
    const [folder = "", maker = ""] = place.split("<slug>")
    const inside = own.filter((file) => file.startsWith(`content/${folder}`) && file.split("/").length > 3)
    const entries = new Set(inside.map((file) => file.split("/").slice(0, 3).join("/")))
    return [...entries]
      .filter((entry) => !own.includes(`${entry}${maker}`))
      .map((entry) => ({
        file: `${entry}${maker}`,
        place: "",
        reason: `is missing: ${about} Put it back, or delete the folder`,
      }))
  })
}
