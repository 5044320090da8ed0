import { Parser } from "htmlparser2"
import { firstViewEnd } from "../../startup/first-view-end"
import { phonePicture } from "./phone-picture"

type PageParts = {
  /** The files of the pictures that do not wait for the visitor to scroll. */
  firstPictures: ReadonlySet<string>
  /** The files of the first view's drawings that come with the scripts (components/drawing/). */
  lateDrawings: ReadonlySet<string>
  /** The page's text, and its part in the display font. */
  text: string
  displayText: string
}

const silent = new Set(["script", "style", "noscript", "template"])
const display = /^h[1-4]$|(?:^|\s)(?:display|title-[lms])(?:\s|$)/

/** What a phone fetches before the scroll: pictures that are not lazy, posters, drawings. */
export function pageParts(html: string): PageParts {
  const parts = { firstPictures: new Set<string>(), lateDrawings: new Set<string>() }
  const text = { all: "", display: "" }
  const open: string[] = []
  let sources: Record<string, string>[] = []
  let inFirstView = html.includes(`id="${firstViewEnd}"`)
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, loading, poster, href = "" } = attributes
      open.push(display.test(name) || display.test(attributes["class"] ?? "") ? "display" : name)
      if (id === firstViewEnd) inFirstView = false
      if (name === "picture") sources = []
      if (name === "source") sources.push(attributes)
      if (name === "use") {
        const late = open.includes("noscript")
        if (!late) parts.firstPictures.add(href.replace(/#.*/, ""))
        else if (inFirstView) parts.lateDrawings.add(href.replace(/#.*/, ""))
      }
      if (name === "img") {
        const file = phonePicture([...sources, attributes])
        if (file && (loading !== "lazy" || inFirstView)) parts.firstPictures.add(file)
        sources = []
      }
      if (poster) parts.firstPictures.add(poster)
    },
    ontext(words) {
      if (!open.includes("body") || open.some((name) => silent.has(name))) return
      text.all += words
      if (open.includes("display")) text.display += words
    },
    onclosetag: () => void open.pop(),
  })
  parser.end(html)
  return { ...parts, text: text.all, displayText: text.display }
}
