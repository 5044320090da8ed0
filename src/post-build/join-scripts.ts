import { loaderScriptId } from "../gatsby/internals"

/** The element in which the site's first script (src/startup/first.ts) comes into a page, again whenever it changes. */
export const firstScriptId = "first-script"

/** The script of the head: what it says, and in a second line the first script, once that is joined to it. */
const head = /<script>(.*?)(\n.*?)?<\/script>/s

/** Puts what those two say into the script of the head: one element and one hash in the policy are enough. */
export function joinScripts(html: string): string {
  const [page, first] = [codeOf(html, loaderScriptId), codeOf(html, firstScriptId)]
  if (page === undefined && first === undefined) return html
  return [loaderScriptId, firstScriptId]
    .reduce((rest, id) => rest.replace(element(id), ""), html)
    .replace(head, (_, own: string, before = "") => {
      const said = page === undefined ? own : `${own};${page}`
      return `<script>${said}${first === undefined ? before : `\n${first}`}</script>`
    })
}

const element = (id: string) => new RegExp(`<script id="${id}">(.*?)</script>`, "s")

/** What a script of a page says, by its id, without the comments that Gatsby puts around it. */
export const codeOf = (html: string, id: string) =>
  element(id)
    .exec(html)?.[1]
    ?.replace(/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, "")
