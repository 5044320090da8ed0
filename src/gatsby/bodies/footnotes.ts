import { defaultFootnoteWords, type FootnoteWords } from "../../text/footnote-words"
import type { NodeModel } from "../schema/resolver-context"
import { fillTokens, siteSettings } from "../schema/tokens"

/** The words around the footnotes of a body, in Markdown. A text without any does not depend on the site's settings. */
export async function footnoteWords(body: string, nodeModel: NodeModel): Promise<FootnoteWords> {
  if (!body.includes("[^")) return defaultFootnoteWords
  const { footnotes } = await siteSettings(nodeModel)
  return {
    title: await fillTokens(footnotes?.title ?? defaultFootnoteWords.title, nodeModel),
    back: await fillTokens(footnotes?.back ?? defaultFootnoteWords.back, nodeModel),
  }
}
