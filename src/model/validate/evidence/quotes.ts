import { writtenFigures } from "../../../claims/written-figures"
import { z } from "zod"
import type { Outlines } from "../links/anchors"
import { fixedRoutes } from "../../../routes/routes"
import type { Entry } from "../../read/read-entries"
import { leavesOf } from "../../read/leaves"

const figures = z.array(z.object({ value: z.string(), from: z.string().optional(), text: z.string() }))
const claim = z.object({ title: z.string(), figures, sample: z.boolean().optional() })

export type QuotedClaim = z.infer<typeof claim>

/** The claims by name. A claim that cannot be read has no figures; its own errors are reported. */
export function claimsIn(entries: readonly Entry[]): ReadonlyMap<string, QuotedClaim | undefined> {
  const own = entries.filter(({ type }) => type.name === "LedgerClaim")
  return new Map(own.map(({ slug = "", data }) => [slug, claim.safeParse(data).data]))
}

/** Where an entry names a claim: in a field, or by a link in its body with these words. */
export type Quote = { name: string; path: PropertyKey[]; link?: { line: number; words: string } }

export function quotesIn(entry: Entry, outlines: Outlines): Quote[] {
  const fields = leavesOf(entry.type.schema, entry.data)
    .filter(({ role }) => role === "claim")
    .map(({ path, value }) => ({ name: value, path }))
  const outline = outlines.get(entry)
  const links = outline && "links" in outline ? outline.links : []
  const ledger = `${fixedRoutes("").proof}#`
  return [
    ...fields,
    ...links
      .filter(({ to }) => to.startsWith(ledger))
      .map(({ to, words, line }) => ({ name: to.slice(ledger.length), path: [], link: { line, words } })),
  ]
}

/** What a claim's figures are called in a text, however they are written. */
export const figuresOf = ({ title, figures: all }: QuotedClaim): string[] =>
  [title, ...all.flatMap(({ value, from = "", text }) => [value, from, text])].flatMap((text) =>
    writtenFigures(text).map(({ figure }) => figure),
  )
