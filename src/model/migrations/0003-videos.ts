import type { Contents } from "./contents"

/** What was a film is a video: in the fields' names, in addresses and in the folder below `static/`. */
export function videos(content: Contents) {
  for (const file of content.matching(/^pages\/(?:home|contact)\.json$/)) {
    file.rename(["film", "film"], "video")
    file.rename(["film"], "video")
  }
  for (const file of content.matching(/^states\/[^/]+\.json$/)) {
    file.rename(["films"], "videos")
    file.rename(["apart"], "differentiators")
  }
  for (const file of content.matching(/./)) file.rewrite(withoutFilms)
  content.move("static/films", "static/videos")
}

/** A field holds an address alone, a text in the parentheses of a link. */
const withoutFilms = (text: string) =>
  text
    .replaceAll(/(^|\]\()\/films\//g, "$1/videos/")
    .replaceAll(/((?:^|\]\()\/work\/[^\s)#]*)#film(?=\)|$)/g, "$1#video")
