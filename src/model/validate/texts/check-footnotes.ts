import { z } from "zod"
import { defaultFootnoteWords } from "../../../text/footnote-words"
import type { Outlines } from "../links/anchors"
import type { ContentIssue } from "../../errors/content-issue"
import type { Entry } from "../../read/read-entries"

const settings = z.object({
  language: z.string(),
  footnotes: z.object({ title: z.string().optional(), back: z.string().optional() }).optional(),
})

/** Warns where footnotes of a site in another language would have words in English. */
export function foreignFootnotes(entries: readonly Entry[], outlines: Outlines): ContentIssue[] {
  const site = entries.find(({ type }) => type.name === "SiteSettings")
  const { data } = settings.safeParse(site?.data)
  if (!site || !data || /^en(?:-|$)/i.test(data.language)) return []
  const text = entries.find((entry) => hasFootnotes(entry, outlines))
  const missing = (["title", "back"] as const).filter((key) => !data.footnotes?.[key])
  if (!text || missing.length === 0) return []
  const words = missing.map((key) => `"${key}": "${defaultFootnoteWords[key]}"`).join(", ")
  return [
    {
      file: site.file,
      line: site.source.lineOf(["footnotes"]),
      place: "footnotes",
      reason: `has no ${missing.join(" and no ")}, so the footnotes in ${text.file} have English words; add "footnotes": { ${words} } in your language`,
    },
  ]
}

function hasFootnotes(entry: Entry, outlines: Outlines): boolean {
  const outline = outlines.get(entry)
  return outline !== undefined && "anchors" in outline && outline.anchors.includes("footnote-label")
}
