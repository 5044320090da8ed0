import { readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"

/**
 * Returns the HTML of a built page, for what it says by itself: no browser is needed. Its words are those of the content:
 * a no-break space, which the build puts into titles, is a space.
 */
export const documentOf = (route: string): HTMLElement =>
  parse(htmlOf(route).replaceAll("\u00a0", " "), {
    // Unlike the parser's own list, without `pre`: the code in it has elements.
    blockTextElements: { script: true, noscript: false, style: true },
  })

const htmlOf = (route: string) =>
  readFileSync(route.endsWith("/") ? `public${route}index.html` : `public${route}`, "utf8")
