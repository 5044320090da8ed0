/** Code points as a CSS `unicode-range`. A range may span code points that none of the `others` has. */
export function unicodeRange(own: readonly number[], others: readonly number[]): string {
  const stops = new Set(others)
  const ranges: [number, number][] = []
  for (const point of own.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && !isStopped(last[1], point, stops)) last[1] = point
    else ranges.push([point, point])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(",")
}

/** A wide gap ends a range too: there may be emoji or another script in it. */
function isStopped(from: number, to: number, stops: ReadonlySet<number>): boolean {
  if (to - from > 64) return true
  for (let point = from + 1; point < to; point++) if (stops.has(point)) return true
  return false
}

const hex = (point: number) => point.toString(16).toUpperCase()
