import type { Results } from "./results"
import { kB, ms, table } from "../test/table"

const change = (show: (value: number) => string, before: number, after: number) =>
  show(before) === show(after) ? show(after) : `${show(before)} → ${show(after)}`

/** Compares two runs: the old and new figures of each page and move that both have. */
export function printComparison(before: Results, after: Results): string {
  const pages = Object.entries(after.pages ?? {}).flatMap(([name, now]) => {
    const then = before.pages?.[name]
    if (!then) return []
    return [
      [
        name,
        change(ms, then.performance, now.performance),
        change(ms, then.fcp, now.fcp),
        change(ms, then.lcp, now.lcp),
        change(ms, then.tbt, now.tbt),
        change((value) => value.toFixed(3), then.cls, now.cls),
        change(kB, then.bytes.html, now.bytes.html),
        change(kB, then.bytes.script, now.bytes.script),
        change(kB, then.bytes.font, now.bytes.font),
        change(kB, then.bytes.image, now.bytes.image),
        change(kB, then.total, now.total),
        change(ms, then.requests, now.requests),
      ],
    ]
  })
  const moves = Object.entries(after.moves ?? {}).flatMap(([name, now]) => {
    const then = before.moves?.[name]
    if (!then) return []
    return [[name, change(ms, then.heading, now.heading), change(ms, then.picture, now.picture)]]
  })
  const interactions = Object.entries(after.interactions ?? {}).flatMap(([name, now]) => {
    const then = before.interactions?.[name]
    return then === undefined ? [] : [[name, change(ms, then, now)]]
  })
  const growth = (after.growth ?? []).flatMap((now) => {
    const then = before.growth?.find(
      ({ generator, entries, pictures }) =>
        generator === now.generator && entries === now.entries && pictures === now.pictures,
    )
    if (!then) return []
    const name = `${now.generator}, ${now.entries} entries${now.pictures ? "" : ", text"}`
    return [
      [
        name,
        change(ms, then.clean, now.clean),
        change(ms, then.warm, now.warm),
        change(ms, then.peak, now.peak),
      ],
    ]
  })
  const head = [
    "page",
    "score",
    "FCP",
    "LCP",
    "TBT",
    "CLS",
    "html kB",
    "script kB",
    "font kB",
    "image kB",
    "total kB",
    "requests",
  ]
  return [
    [head, ...pages],
    [["move", "heading", "picture"], ...moves],
    [["interaction", "ms"], ...interactions],
    [["growth", "clean s", "warm s", "peak MB"], ...growth],
  ]
    .filter((rows) => rows.length > 1)
    .map(table)
    .join("\n\n")
}
