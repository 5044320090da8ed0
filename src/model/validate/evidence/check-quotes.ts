import { z } from "zod"
import { writtenFigures } from "../../../claims/written-figures"
import type { Outlines } from "../links/anchors"
import { type ContentIssue, formatPath } from "../../errors/content-issue"
import { type Quote, type QuotedClaim, claimsIn, figuresOf, quotesIn } from "./quotes"
import type { Entry } from "../../read/read-entries"
import { didYouMean } from "../../errors/reason"
import { valueAt } from "../../read/leaves"

/** Quotes of claims that the ledger does not have, or that tell other figures than the claim. */
export function checkQuotes(entries: readonly Entry[], outlines: Outlines): ContentIssue[] {
  const claims = claimsIn(entries)
  return entries.flatMap((entry) =>
    quotesIn(entry, outlines).flatMap((quote) => {
      if (!claims.has(quote.name)) return quote.link ? [] : [noClaim(entry, quote, [...claims.keys()])]
      const claim = claims.get(quote.name)
      const reason =
        claim && (quote.link ? otherWords(quote.link.words, claim) : otherValue(entry, quote, claim))
      return reason
        ? [issueAt(entry, quote, `${reason}, which content/claims/${quote.name}.json does not have`)]
        : []
    }),
  )
}

/** A link to a claim that is not there is told as every link to a place that a page does not have. */
const noClaim = (entry: Entry, quote: Quote, names: readonly string[]) =>
  issueAt(
    entry,
    quote,
    `names the claim "${quote.name}", which is not in content/claims/${didYouMean(quote.name, names)}`,
  )

const reported = z.object({
  value: z.string().optional(),
  figure: z.string().optional(),
  from: z.string().optional(),
})

/** The figure beside a `claim` must be one of the claim's, and so must what it was before. */
function otherValue({ data }: Entry, { path }: Quote, claim: QuotedClaim): string | undefined {
  if (path.at(-1) !== "claim") return undefined
  const { data: beside } = reported.safeParse(valueAt(data, path.slice(0, -1)))
  const value = beside?.value ?? beside?.figure
  const found = claim.figures.find((figure) => figure.value === value)
  if (!found) return `quotes ${value ?? "nothing"}`
  const { from = "" } = beside ?? {}
  return from === (found.from ?? "") ? undefined : `quotes ${from || "no figure"} as what it was before`
}

const otherWords = (words: string, claim: QuotedClaim) => {
  const known = figuresOf(claim)
  const other = writtenFigures(words).find(({ figure }) => !known.includes(figure))
  return other && `link quotes ${other.words}`
}

const issueAt = ({ file, source }: Entry, { path, link }: Quote, reason: string): ContentIssue => ({
  file,
  line: link ? source.bodyLine + link.line - 1 : source.lineOf(path),
  place: formatPath(path),
  reason,
})
