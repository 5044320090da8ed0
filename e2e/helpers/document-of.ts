import { readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"

/** Returns the HTML of a built page, for what it says by itself: no browser is needed. */
export const documentOf = (route: string): HTMLElement =>
  parse(readFileSync(route.endsWith("/") ? `public${route}index.html` : `public${route}`, "utf8"), {
    // Unlike the parser's own list, without `pre`: the code in it has elements.
    blockTextElements: { script: true, noscript: false, style: true },
  })
