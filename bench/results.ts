import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { figures } from "./pages/figures"

// JSON has no NaN, so missing measurements are written as null.
const measure = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN)

const weight = z.object({ html: z.number(), data: z.number() })

/** The results that a run of the benchmark writes, and reads again for a comparison. */
const results = z.object({
  at: z.string(),
  pages: z.record(z.string(), figures).optional(),
  runs: z.record(z.string(), z.array(figures)).optional(),
  tasks: z.record(z.string(), z.object({ runs: z.array(z.number()), last: z.array(z.string()) })).optional(),
  moves: z
    .record(z.string(), z.object({ heading: measure, picture: measure, newDocument: z.number() }))
    .optional(),
  interactions: z.record(z.string(), z.number()).optional(),
  slow: z
    .record(z.string(), z.array(z.object({ text: measure, largest: measure, shift: z.number() })))
    .optional(),
  taps: z
    .record(
      z.string(),
      z.object({ took: z.array(z.number().nullable()), withoutEffect: z.array(z.number()) }),
    )
    .optional(),
  growth: z
    .array(
      z.object({
        generator: z.string(),
        pictures: z.boolean(),
        entries: z.number(),
        clean: z.number(),
        warm: measure,
        processor: measure,
        peak: measure,
        output: z.number(),
        derivatives: z.number(),
        pages: z.record(z.string(), weight),
      }),
    )
    .optional(),
  setup: z
    .array(
      z.object({
        run: z.string(),
        step: z.string(),
        seconds: measure,
        processor: measure,
        /** The seconds in which somebody typed. */
        person: z.number().optional(),
      }),
    )
    .optional(),
})

export type Results = z.infer<typeof results>

/** Writes a run's results. Creates the folder if it is missing. */
export function writeResults(file: string, run: Results) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

/** Reads a run's results. Throws with the file's name if it is missing or was not written by this benchmark. */
export function readResults(file: string): Results {
  try {
    return results.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch (cause) {
    throw new Error(
      `${file} holds no results of this benchmark. Name a file that \`npm run bench\` has written.`,
      { cause },
    )
  }
}
