import { undrawable } from "../../../lettering/drawable-characters"
import type { Content } from "../../read/content"
import { contentOf } from "../../pages/fixed-pages"
import { sitePages } from "../../pages/site-pages"
import type { Entry } from "../../read/read-entries"
import type { DrawnText } from "./resume-texts"
import { leavesOf } from "../../read/leaves"

/** Texts on share images that cannot be drawn, each with the fields it comes from, or its page's file. */
export function shareTexts(content: Content): DrawnText[] {
  const { entries } = content
  const settings = entries.find(({ type }) => type.name === "SiteSettings")
  const states = contentOf("states", entries).entry
  return sitePages(content).flatMap(({ share, entry, source }) => {
    const own = entry ?? entries.find(({ file }) => file === source)
    const texts = share ? [share.title, share.kicker, share.owner] : []
    return texts
      .filter((text) => undrawable(text).length > 0)
      .flatMap((text) => {
        const sources = [own, settings, states].filter((each) => each !== undefined)
        const fields = sources.flatMap((each) => fieldsIn(each, text))
        return fields.length || !own ? fields : [{ entry: own, path: [], text }]
      })
  })
}

/** The fields with such characters whose words stand in a text. Those for search engines are not drawn. */
const fieldsIn = (entry: Entry, text: string): DrawnText[] =>
  leavesOf(entry.type.schema, entry.data)
    .filter(
      ({ path: [first], value }) => first !== "seo" && undrawable(value).length > 0 && isIn(value, text),
    )
    .map(({ path, value }) => ({ entry, path, text: value }))

/** Whether a field's words stand in a text. A name in braces is filled in there. */
function isIn(value: string, text: string): boolean {
  const fixed = value.split(/\{\w+\}/)
  const ends = fixed.map((part) => text.indexOf(part))
  return ends.every((at, index) => at >= 0 && at >= (ends[index - 1] ?? 0))
}
