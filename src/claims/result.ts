import { z } from "zod"

/** The measures that the ledger compares pages by. */
export const compared = ["fcp", "lcp", "tbt", "script", "total"] as const

/** What a result of the benchmark has of each page, in milliseconds, bytes and scores. */
export const measures = [...compared, "cls", "performance", "accessibility", "practices", "seo"] as const

export type Measure = (typeof measures)[number]

const row = z.strictObject({
  key: z.string(),
  name: z.string(),
  /** A page of this site, the hand-written page beside it, or a site of others. */
  role: z.enum(["own", "floor", "peer"]),
  address: z.string().optional(),
  /** One number for each run, or the median alone. */
  figures: z.partialRecord(z.enum(measures), z.array(z.number()).min(1)),
})

/** A raw result: what Lighthouse measured of some pages in one go. */
const result = z.strictObject({ at: z.string(), rows: z.array(row).min(1) })

export type Row = z.infer<typeof row>
export type Result = z.infer<typeof result>

/** Reads a raw result; undefined if the text is one of another tool. */
export function readResult(text: string): Result | undefined {
  try {
    return result.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A raw result as its file has it: a line for each page. */
export const resultText = ({ at, rows }: Result) =>
  `{\n  "at": ${JSON.stringify(at)},\n  "rows": [\n${rows.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]\n}\n`
