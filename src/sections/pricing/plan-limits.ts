import { graphql } from "gatsby"
import { fillIn } from "../../text/fill-in"

type Limits = { readonly pages: number | null; readonly keywords: number | null }

const defaultWords = { pages: "Up to {pages} pages", keywords: "{keywords} on-page SEO keywords" }

/** What a plan is limited to, in the owner's words. A limit that a plan does not have is left out. */
export function planLimits({ pages, keywords }: Limits, words: Queries.PlanLimitWordsFragment | null) {
  return [
    ...(pages === null ? [] : [fillIn(words?.pages ?? defaultWords.pages, { pages: String(pages) })]),
    ...(keywords === null
      ? []
      : [fillIn(words?.keywords ?? defaultWords.keywords, { keywords: String(keywords) })]),
  ]
}

export const fragment = graphql`
  fragment PlanLimitWords on PlanWords {
    pages
    keywords
  }
`
