import { compare } from "./compare"
import { readFigure } from "./figure"
import { type Result, readResult, resultText } from "./result"

const row = (name: string, role: "own" | "floor" | "peer", lcp: number[], script: number) => ({
  key: name,
  name,
  role,
  figures: { lcp, script: [script] },
})
const peers: Result = {
  at: "2026-11",
  rows: [row("floor", "floor", [1000], 0), row("peer", "peer", [2000], 40_000)],
}
const own: Result = {
  at: "2026-11-24",
  rows: [row("floor", "floor", [500, 520, 510], 0), row("home", "own", [612, 561, 510], 80_000)],
}

test("times are multiples of the floor in the same run, with the spread, the smallest first", () => {
  const rows = compare("lcp", [peers, own])
  expect(rows.map(({ name, value, detail }) => [name, value, detail])).toEqual([
    ["floor", "1.00 ×", "510 ms"],
    ["home", "1.10 ×", "561 / 510 ms"],
    ["peer", "2.00 ×", "2,000 / 1,000 ms"],
  ])
  expect(rows[1]).toMatchObject({ part: 0.55, leastPart: 0.5, mostPart: 0.6 })
  expect(rows[2]).toMatchObject({ part: 1 })
  expect(rows[2]).not.toHaveProperty("leastPart")
})

test("bytes are compared as they are, and a measure that nobody has is no table", () => {
  expect(compare("script", [own, peers]).map(({ name, value, part }) => [name, value, part])).toEqual([
    ["floor", "0 kB", 0],
    ["peer", "40 kB", 0.5],
    ["home", "80 kB", 1],
  ])
  expect(compare("total", [own, peers])).toEqual([])
  expect(compare("lcp", [])).toEqual([])
})

test("a claim reads its figure with the spread; a single run has none", () => {
  expect(readFigure(own, "home.lcp")).toEqual({ value: "561 ms", least: "510 ms", most: "612 ms" })
  expect(readFigure(peers, "peer.lcp")).toEqual({ value: "2,000 ms" })
  expect(readFigure(own, "home.cls")).toBeUndefined()
  expect(readFigure(own, "shop.lcp")).toBeUndefined()
})

test("a stored result is read as it was written, and a result of another tool is none", () => {
  expect(readResult(resultText(own))).toEqual(own)
  expect(readResult(`{ "lcp": 1 }`)).toBeUndefined()
  expect(readResult("LCP 1 s")).toBeUndefined()
})
