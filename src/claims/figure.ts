import { median } from "./median"
import { type Measure, type Result, measures } from "./result"

/** A measure's median in words, with the smallest and the largest of its runs if there were several. */
export type Figure = { value: string; least?: string; most?: string }

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })

/** Writes a measure: `903 ms`, `91 kB`, `0.003`, a score as a whole number. */
export function showMeasure(measure: Measure, number: number): string {
  if (measure === "cls") return number.toFixed(3)
  if (measure === "script" || measure === "total") return `${whole.format(number / 1000)} kB`
  return ["fcp", "lcp", "tbt"].includes(measure) ? `${whole.format(number)} ms` : whole.format(number)
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
