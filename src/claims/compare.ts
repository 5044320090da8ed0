import { median } from "./median"
import { showMeasure, showNumber } from "./figure"
import type { Measure, Result, Row } from "./result"

/** A page in a comparison. Parts are of the bar's whole width, from 0 to 1. */
export type ComparedRow = {
  name: string
  role: Row["role"]
  value: string
  /** What the value comes from, if it is a multiple. */
  detail?: string
  part: number
  /** Where the smallest and the largest run lie, if there were several. */
  leastPart?: number
  mostPart?: number
}

/** Times depend on the machine, so they are compared as multiples of the floor in the same run. */
const againstFloor: ReadonlySet<Measure> = new Set(["fcp", "lcp"])

/**
 * Compares pages by one measure, the smallest first, with one floor. Empty if no result has the measure.
 * @param language in which figures are written.
 */
export function compare(measure: Measure, results: readonly Result[], language?: string): ComparedRow[] {
  const inOrder = [...results.filter(hasOwn), ...results.filter((result) => !hasOwn(result))]
  const rows = inOrder.flatMap(({ rows: all }, index) => {
    const floor = all.find(({ role }) => role === "floor")?.figures[measure]
    const unit = againstFloor.has(measure) ? floor && median(floor) : 1
    return all
      .filter(({ role }) => role !== "floor" || index === 0)
      .flatMap((row) => numbersOf(row, measure, unit))
  })
  const whole = Math.max(...rows.map(({ most }) => most))
  return rows
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ row, runs, unit, least, middle, most }) => ({
      name: row.name,
      role: row.role,
      ...wordsOf(measure, row, median(runs), unit, language),
      part: whole && middle / whole,
      ...(most > least && { leastPart: least / whole, mostPart: most / whole }),
    }))
}

const hasOwn = ({ rows }: Result) => rows.some(({ role }) => role === "own")

function numbersOf(row: Row, measure: Measure, unit: number | undefined) {
  const runs = row.figures[measure]
  if (!runs || !unit) return []
  const [least, middle, most] = [Math.min(...runs), median(runs), Math.max(...runs)].map((run) => run / unit)
  return [{ row, runs, unit, least: least ?? 0, middle: middle ?? 0, most: most ?? 0 }]
}

/** Each result has its own floor. A multiple names the one of its numbers, so that readers come to the same. */
function wordsOf(measure: Measure, row: Row, number: number, unit: number, language = "en-US") {
  const plain = showMeasure(measure, number, language)
  if (unit === 1) return { value: plain }
  const value = `${showNumber(Math.round(number) / Math.round(unit), 2, language)} ×`
  if (row.role === "floor") return { value, detail: plain }
  return { value, detail: `${plain.replace(/ ms$/, "")} / ${showMeasure(measure, unit, language)}` }
}
