import { readFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import { pageDataFile } from "../../src/gatsby/internals"
import { formatFileSize } from "../../src/text/locale/intl-formatters"
import { type BuiltSite, builtSite, sentBytes } from "../../src/post-build/title-block/built-site"
import { shownFigures } from "../../src/post-build/title-block/fill-figures"
import { pageWeight } from "../../src/post-build/title-block/page-weight"
import { languageOf } from "./rules/languages"
import type { Page, Site } from "./site"

/** How far a document's size may be from the figure in it, in bytes: a figure changes the size that it tells. */
const slack = 20

const data = z.object({ result: z.object({ pageContext: z.object({ figures: z.unknown().optional() }) }) })

/** Each page must weigh what its title block says, in its HTML and after a move within the site. */
export function titleBlocks({ pages }: Site, folder: string): string[] {
  const site = builtSite(folder)
  return [...pages.values()].flatMap((page) => {
    const shown = shownFigures(page.html)
    if (Object.keys(shown).length === 0) return []
    const { result } = data.parse(
      JSON.parse(readFileSync(path.join(folder, pageDataFile(page.path)), "utf8")),
    )
    const apart = isDeepStrictEqual(result.pageContext.figures, shown)
      ? []
      : [`${page.path} has other figures in its data than in its title block`]
    return [...wrongWeights(page, shown, site, writtenIn(page, pages)), ...apart]
  })
}

/** The language of a page's figures. A further one writes them as in the site's country, which its link previews name. */
function writtenIn(page: Page, pages: Site["pages"]): string {
  const language = languageOf(page) || "en"
  const home = pages.get("/")
  if (!home || languageOf(home) === language) return language
  const locales = [...pages.values()]
    .filter((other) => languageOf(other) === language)
    .flatMap(
      ({ document }) => document.querySelector('meta[property="og:locale"]')?.getAttribute("content") ?? [],
    )
  return locales[0]?.replace("_", "-") ?? language
}

function wrongWeights(
  { path: address, html }: Page,
  shown: Record<string, string>,
  site: BuiltSite,
  language: string,
) {
  const bytes = sentBytes(html)
  const { script, fonts, pictures, requests } = pageWeight(address, html, site)
  const counted: Record<string, string[]> = {
    document: [bytes, bytes - slack, bytes + slack].map((size) => formatFileSize(size, language)),
    script: [formatFileSize(script, language)],
    fonts: [formatFileSize(fonts, language)],
    pictures: [formatFileSize(pictures, language)],
    requests: [requests.toLocaleString(language)],
  }
  return Object.entries(counted)
    .filter(([name, right]) => shown[name] !== undefined && !right.includes(shown[name]))
    .map(
      ([name, [right]]) =>
        `${address} says ${shown[name]} of ${name} in its title block, but has ${right}; build again`,
    )
}
