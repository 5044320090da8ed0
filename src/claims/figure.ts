import { median } from "./median"
import { type Measure, type Result, measures } from "./result"

/** A measure's median in words, with the smallest and the largest of its runs if there were several. */
type Figure = { value: string; least?: string; most?: string }

/** A number with as many decimals, as a language writes it. */
export const showNumber = (number: number, decimals: number, language: string): string =>
  number.toLocaleString(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** Writes a measure: `903 ms`, `91 kB`, `0.003`, a score as a whole number. */
export function showMeasure(measure: Measure, number: number, language = "en-US"): string {
  const whole = (each: number) => showNumber(each, 0, language)
  if (measure === "cls") return showNumber(number, 3, language)
  if (measure === "script" || measure === "total") return `${whole(number / 1000)} kB`
  return ["fcp", "lcp", "tbt"].includes(measure) ? `${whole(number)} ms` : whole(number)
}

export function figureOf(measure: Measure, runs: readonly number[]): Figure {
  const value = showMeasure(measure, median(runs))
  if (runs.length === 1) return { value }
  return {
    value,
    least: showMeasure(measure, Math.min(...runs)),
    most: showMeasure(measure, Math.max(...runs)),
  }
}

/** The figure that a claim reads, such as `home.lcp`; undefined if the result has no such row or measure. */
export function readFigure({ rows }: Result, reads: string): Figure | undefined {
  const [key, name] = reads.split(".")
  const measure = measures.find((each) => each === name)
  const runs = measure && rows.find((row) => row.key === key)?.figures[measure]
  return measure && runs && figureOf(measure, runs)
}
