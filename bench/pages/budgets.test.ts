import { missedBudgets, roundTrips } from "./budgets"
import type { Figures } from "./figures"

const floor: Figures = {
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  fcp: 600,
  lcp: 900,
  tbt: 0,
  cls: 0,
  longTasks: 0,
  scriptTasks: 0,
  longestTask: 0,
  requests: 2,
  total: 18_000,
  bytes: { html: 1_000, script: 0, css: 0, font: 0, image: 17_000, media: 0, other: 0 },
  causes: [],
}
const missed = (changes: Partial<Figures>) =>
  missedBudgets({ ...floor, ...changes }, floor).map(({ name }) => name)

test("the floor page misses no limit", () => {
  expect(missed({})).toEqual([])
})

test.each([
  ["fcp", { fcp: 720 }, { fcp: 721 }],
  ["lcp", { lcp: 1080 }, { lcp: 1081 }],
  ["tbt", { tbt: 50 }, { tbt: 51 }],
  ["cls", { cls: 0 }, { cls: 0.001 }],
  ["total", { total: 280_000 }, { total: 280_001 }],
  ["seo", { seo: 100 }, { seo: 99 }],
])("%s is missed only beyond its limit", (name, within, beyond) => {
  expect(missed(within)).toEqual([])
  expect(missed(beyond)).toEqual([name])
})

test.each([
  [1, 14_600],
  [2, 14_601],
  [2, 43_800],
  [3, 43_801],
])("a document needs %i round trips for %i bytes", (trips, html) => {
  expect(roundTrips({ ...floor, bytes: { ...floor.bytes, html } })).toBe(trips)
})
