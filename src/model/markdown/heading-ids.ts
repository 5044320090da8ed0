import type { Element, Root } from "hast"
import { textOf } from "./text-of"

/** The id of a heading that leaves no letter and no digit for one, such as emoji alone. */
const defaultId = "section"

/**
 * The rehype plugin for headings' ids, made of their words as on GitHub. Equal and `taken` ones get a number. The
 * content check shares it, so that a link that passes the check arrives.
 */
export async function headingIds(taken: readonly string[]) {
  // ES modules only, so code that runs as CommonJS has to import them at run time.
  const [{ default: Slugger, slug }, { visit }] = await Promise.all([
    import("github-slugger"),
    import("unist-util-visit"),
  ])
  return () => (tree: Root) => {
    const slugger = new Slugger()
    const headings: Element[] = []
    for (const id of taken) slugger.slug(id)
    visit(tree, "element", (element: Element) => {
      const id = element.properties?.["id"]
      // Footnotes come with ids of their own.
      if (typeof id === "string") slugger.slug(id)
      else if (/^h[1-6]$/.test(element.tagName)) headings.push(element)
    })
    for (const heading of headings) {
      const words = textOf(heading)
      const isReadable = /[\p{L}\p{N}]/u.test(slug(words))
      heading.properties = { ...heading.properties, id: slugger.slug(isReadable ? words : defaultId) }
    }
  }
}
