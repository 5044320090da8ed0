import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { pageDataFile } from "../../gatsby/internals"
import { builtSite } from "./built-site"
import { type FigureLocale, countFigures } from "./count-figures"
import type { Figures } from "../../title-block/figures"
import { withFigures } from "./fill-figures"

type Options = {
  /** The language of a page, and its words. */
  localeOf: (page: string) => FigureLocale
  dayOf: (page: string) => string
}

export type FillTitleBlock = (page: string, html: string, policy: string) => string

/** Makes a function that signs pages. The figures go into a page's data too, from which React renders it. */
export function titleBlockFiller(root: string, { dayOf, localeOf }: Options): FillTitleBlock {
  const site = builtSite(root)
  return (page, html, policy) => {
    if (!html.includes(" data-figure=")) return html
    const result = withFigures(
      html,
      countFigures({ path: page, html, policy, day: dayOf(page) }, site, localeOf(page)),
    )
    writeFigures(path.join(root, pageDataFile(page)), result.figures)
    return result.html
  }
}

const pageData = z.looseObject({
  result: z.looseObject({ pageContext: z.record(z.string(), z.unknown()) }),
})

function writeFigures(file: string, figures: Figures) {
  const before = readFileSync(file, "utf8")
  const data = pageData.parse(JSON.parse(before))
  data.result.pageContext["figures"] = figures
  const after = JSON.stringify(data)
  if (after !== before) writeFileSync(file, after)
}
