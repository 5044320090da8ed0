import { graphql } from "gatsby"
import { fillIn } from "../../text/fill-in"
import { plural } from "../../text/numbers/plural"
import type { Words } from "../../words/words"

type Limits = { readonly pages: number | null; readonly keywords: number | null }

/**
 * What a plan is limited to, in the owner's words, or else the usual ones. A limit that a plan does not have is left out.
 * @param categories of the numbers in the language of these.
 */
export function planLimits(
  limits: Limits,
  own: Queries.PlanLimitTextsFragment | null,
  usual: Words["plans"],
  categories: readonly string[],
) {
  return (["pages", "keywords"] as const).flatMap((name) => {
    const count = limits[name]
    if (count === null) return []
    const values = { [name]: String(count) }
    return [own?.[name] ? fillIn(own[name], values) : plural(usual[name], count, categories, values)]
  })
}

export const fragment = graphql`
  fragment PlanLimitTexts on PlanLimitTexts {
    pages
    keywords
  }
`
