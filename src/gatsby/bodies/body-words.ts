import type { Words } from "../../words/words"
import type { ResolverContext } from "../schema/resolver-context"
import { fillTokens, siteSettings } from "../schema/tokens"
import { pageWords } from "../schema/words"

/** The words that the build adds to a body in Markdown, with the owner's own around its footnotes. */
export async function bodyWords(
  body: string,
  context: Pick<ResolverContext, "language" | "nodeModel">,
): Promise<Words["body"]> {
  const words = (await pageWords(context)).body
  if (!body.includes("[^")) return words
  const { footnotes } = await siteSettings(context.nodeModel)
  return {
    ...words,
    footnotes: await fillTokens(footnotes?.title ?? words.footnotes, context.nodeModel),
    back: await fillTokens(footnotes?.back ?? words.back, context.nodeModel),
  }
}
