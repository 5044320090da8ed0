import { type FontFace, fontFaces } from "../../gatsby/bundle/font-faces"
import type { BuiltSite } from "./built-site"
import { pageParts } from "./page-parts"

/** A page's bytes as sent, without headers, before its visitor does anything. The document's own are not among them. */
type PageWeight = {
  script: number
  fonts: number
  pictures: number
  firstPictures: number
  /** All requests for the page's own files, with the document and what is no script, font or picture. */
  requests: number
}

/** Counts a page's weight from its files and its HTML as served. */
export function pageWeight(page: string, html: string, site: BuiltSite): PageWeight {
  const { firstPictures, lateDrawings, text, displayText } = pageParts(html)
  const listed = /data-files="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? []
  const loader = /"([^"]*\/loader-\w+\.js)"/.exec(html)?.[1]
  const sheet = /<style [^>]*data-whole="([^"]*)"/.exec(html)?.[1]
  const own = site.partsOf(page, listed.at(-1) ?? "")
  const scripts = [...(loader ? [loader] : []), ...listed, ...own.scripts]
  const fonts = fontFaces.filter((face) => fetches(face, face.family === "Display" ? displayText : text))
  const pictures = new Set([...firstPictures, ...lateDrawings])
  const sum = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + site.sizeOf(file), 0)
  return {
    script: sum(scripts),
    fonts: sum(fonts.map(({ file }) => file)),
    pictures: sum(pictures),
    firstPictures: sum(firstPictures),
    requests: 1 + scripts.length + fonts.length + pictures.size + (sheet ? 1 : 0) + own.data,
  }
}

/** Whether a text needs a font. One without a range is always fetched. */
function fetches({ range }: FontFace, text: string): boolean {
  if (range === undefined) return true
  const ends = range.split(",").map((part) =>
    part
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16)),
  )
  return Array.from(text).some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return ends.some(([from = 0, to = from]) => from <= code && code <= to)
  })
}
