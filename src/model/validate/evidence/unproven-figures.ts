import { z } from "zod"
import { withoutCode } from "../../../text/code-in-markdown"
import { fillIn } from "../../../text/fill-in"
import { writtenFigures } from "../../../claims/written-figures"
import type { Outlines } from "../links/anchors"
import { type ContentIssue, formatPath } from "../../errors/content-issue"
import { claimsIn, figuresOf, quotesIn } from "./quotes"
import type { Entry } from "../../read/read-entries"
import type { OwnerTokens } from "../../read/tokens"
import { leavesOf, valueAt } from "../../read/leaves"

/** The content types that make claims, with the part of their fields that does. */
const claiming: Readonly<Record<string, string | undefined>> = {
  HomePage: undefined,
  AboutPage: undefined,
  Project: undefined,
  CaseStudy: undefined,
  Article: undefined,
  PlanList: undefined,
  State: "intro",
}

/**
 * Warns of figures that no claim named by the text has. Texts with a sample claim and entries marked as samples say so
 * where they are shown, and are left alone.
 */
export function unprovenFigures(
  entries: readonly Entry[],
  outlines: Outlines,
  tokens: OwnerTokens,
): ContentIssue[] {
  const claims = claimsIn(entries)
  return entries.flatMap((entry) => {
    if (!Object.hasOwn(claiming, entry.type.name) || isSample(entry.data)) return []
    const named = quotesIn(entry, outlines).flatMap(({ name }) => claims.get(name) ?? [])
    if (named.some(isSample)) return []
    const known = new Set(named.flatMap(figuresOf))
    const reported = textsOf(entry, tokens).flatMap(({ text, place, line }) => {
      const strange = writtenFigures(text).filter(({ figure }) => !known.has(figure))
      const words = [...new Set(strange.map((each) => each.words))].join(" and ")
      return words ? [{ file: entry.file, line, place, reason: `tells ${words}, ${unnamed}` }] : []
    })
    return [...outcomesWithout(entry), ...reported]
  })
}

const unnamed = "which names no claim; if you claim it, put what proves it into content/claims/"

const withOutcome = z.object({ outcome: z.array(z.object({ claim: z.string().optional() })) })

/** The large figures of a case study are claims, whatever their unit. */
function outcomesWithout({ file, data, source }: Entry): ContentIssue[] {
  const { outcome = [] } = withOutcome.safeParse(data).data ?? {}
  return outcome.flatMap(({ claim }, index) => {
    const path = ["outcome", index]
    return claim === undefined
      ? [{ file, line: source.lineOf(path), place: formatPath(path), reason: `is a figure ${unnamed}` }]
      : []
  })
}

const isSample = (data: unknown) => Object(data).sample === true

type Text = { text: string; place: string; line: number | undefined }

/** The texts of an entry that a reader sees: its fields, and its body's lines without code and without what cites others. */
function textsOf({ type, data, source }: Entry, tokens: OwnerTokens): Text[] {
  const part = claiming[type.name]
  const fields = leavesOf(type.schema, data)
    .filter(({ role, path }) => role === undefined && (part === undefined || path[0] === part))
    .filter(({ path }) => path[0] !== "outcome" && !hasSource(data, path))
    .map(({ path, value }) => ({ text: value, place: formatPath(path), line: source.lineOf(path) }))
  const body = fillIn(withoutCode(source.body), tokens)
    .replaceAll(/\[[^\]\n]*\]\(https:[^)\s]*\)/g, "")
    .split("\n")
    .map((text, index) => ({ text, place: "", line: source.bodyLine + index }))
  return [...fields, ...body]
}

/** Whether a text stands beside the source of its figure, as those of a page's `claims` do. */
const hasSource = (data: unknown, path: readonly PropertyKey[]) =>
  path.some((_, length) => Object(valueAt(data, path.slice(0, length))).source !== undefined)
