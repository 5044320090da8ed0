import { ms, table } from "../../test/table"
import { type Taps, moments } from "./measure-taps"

/** The longest time from a tap to the next paint, in ms. */
const most = 100

const figure = (took: number | null) => (took === null ? "–" : ms(took) + (took > most ? "*" : ""))

/** The taps as a table: the slowest at each moment, controls over the limit, and those whose tap changed nothing. */
export function printTaps(taps: Readonly<Record<string, Taps>>): string {
  const all = Object.entries(taps)
  const late = all.filter(([, { took }]) => took.some((one) => one !== null && one > most))
  const slowest = moments.map((_, index) => Math.max(0, ...all.map(([, { took }]) => took[index] ?? 0)))
  const rows = late.map(([name, { took }]) => [name, ...took.map(figure)])
  const without = all.flatMap(([name, { withoutEffect }]) =>
    withoutEffect.map((moment) => `No effect, ${moment} ms after the first paint: ${name}`),
  )
  return [
    table([
      ["tap to next paint, after the first paint by", ...moments.map((moment) => `${moment} ms`)],
      ...rows,
      [`the slowest of ${all.length}`, ...slowest.map(figure)],
      ["at most", ...moments.map(() => String(most))],
    ]),
    ...without,
  ].join("\n")
}
