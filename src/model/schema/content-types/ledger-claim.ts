import { z } from "zod"
import {
  figureOf,
  nameOf,
  partialDate,
  properName,
  sample,
  text,
  textOf,
  verbatim,
  webAddress,
  wholeNumber,
} from "../fields"

const figure = z
  .strictObject({
    value: figureOf({ most: 24 }).describe("The figure as pages show it, such as 48 ms."),
    from: figureOf({ most: 24 }).optional().describe("What it was before, such as 340 ms."),
    text: textOf({ most: 160 }).describe("What the figure says."),
    reads: z
      .string()
      .regex(/^[\w-]+\.[a-z]+$/, "must be a row of the result and a measure of it, such as home.lcp")
      .optional()
      .describe("Where a result of the benchmark has it, such as home.lcp. The check compares them."),
    least: figureOf({ most: 24 }).optional().describe("The smallest of the runs."),
    most: figureOf({ most: 24 }).optional().describe("The largest of the runs."),
  })
  .meta({ type: "LedgerFigure", about: "A figure of a claim." })

const measured = z
  .strictObject({
    command: verbatim.describe("The command that measured it, which measures it again."),
    tool: properName.describe("The tool and its version."),
    conditions: text.describe("On what, and under which conditions."),
    date: partialDate.describe("When it was measured: 2026-11-24, or the month alone."),
    runs: wholeNumber.positive().optional().describe("How many runs the figure is the median of."),
    commit: nameOf({ most: 40 }).optional().describe("The commit of what was measured."),
    result: z
      .string()
      .regex(/^\.\/results\/[\w-]+\.(?:json|txt)$/, "must be a file such as ./results/speed.json")
      .describe("The raw result: a file in content/claims/results/, which visitors can read."),
    digest: z
      .string()
      .regex(/^[0-9a-f]{64}$/, "must be a SHA-256 digest: 64 digits and letters from a to f")
      .describe("The result's SHA-256 digest. It shows that nobody has changed the file since."),
  })
  .meta({ type: "LedgerMeasured", about: "How a claim was measured." })

const source = z
  .strictObject({
    label: properName.describe("Who found it, and where it is published."),
    url: webAddress.describe("Where to read it."),
    date: partialDate.describe("When it was published: 2016, 2016-09 or 2016-09-02."),
  })
  .meta({ type: "LedgerSource", about: "Who found what a claim says." })

const kinds = ["measured", "source", "sample"] as const

/** A claim of the ledger: figures that were found together, and what proves them. */
export const ledgerClaim = z
  .strictObject({
    title: textOf({ most: 90 }).describe("What is claimed, in a sentence without its full stop."),
    figures: z.array(figure).min(1).describe("The figures that were found together, the strongest first."),
    measured: measured.optional().describe("How you measured it. For a claim of your own."),
    source: source.optional().describe("Who found it. For a claim of others."),
    sample: sample.describe(
      "True while the figures are made up. Pages that quote it then say so, and no live site should.",
    ),
  })
  .refine(
    (claim) => kinds.filter((kind) => claim[kind]).length === 1,
    `needs one kind of evidence: "measured" (how you found it), "source" (who found it) or "sample": true (while it is made up)`,
  )

export type LedgerClaim = z.infer<typeof ledgerClaim>
