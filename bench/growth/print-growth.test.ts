import type { Growth } from "./measure-growth"
import { printGrowth } from "./print-growth"

const small: Growth = {
  generator: "this site",
  pictures: false,
  entries: 10,
  clean: 20,
  warm: 10,
  processor: 30,
  peak: 500,
  output: 10,
  derivatives: 60,
  pages: { "/": { html: 10_000, data: 1_000 } },
}
const large: Growth = { ...small, entries: 1010, clean: 80, peak: 1000 }
const verdicts = (run: Growth) =>
  printGrowth([small, run])
    .split("\n")
    .filter((line) => /holds|MISSED/.test(line))
    .map((line) => /holds|MISSED/.exec(line)?.[0])

test("growth within the limits holds", () => {
  expect(verdicts(large)).toEqual(["holds", "holds", "holds"])
})

test("reports a growing home page, a peak that more than doubles, and slow text", () => {
  const heavy = { ...large, clean: 81, peak: 1001, pages: { "/": { html: 10_501, data: 1_000 } } }
  expect(verdicts(heavy)).toEqual(["MISSED", "MISSED", "MISSED"])
})

test("each added picture may cost half as much again as Astro's", () => {
  const own = [small, { ...large, processor: 90, derivatives: 1060 }].map((run) => ({
    ...run,
    pictures: true,
  }))
  const astro = own.map((run, index) => ({ ...run, generator: "Astro", processor: 30 + index * 40 }))
  expect(printGrowth([...own, ...astro])).toMatch(/×1\.50, at most ×1\.5: holds/)
  const slow = own.map((run, index) => ({ ...run, processor: 30 + index * 61 }))
  expect(printGrowth([...slow, ...astro])).toMatch(/at most ×1\.5: MISSED/)
})

test("so may a build after one edit", () => {
  const own = [small, { ...large, derivatives: 1060 }].map((run) => ({ ...run, pictures: true }))
  const astro = own.map((run) => ({ ...run, generator: "Astro" }))
  const slow = own.map((run) => ({ ...run, warm: 16 }))
  expect(printGrowth([...own, ...astro])).toMatch(/one edit: .* at most ×1\.5: holds/)
  expect(printGrowth([...slow, ...astro])).toMatch(/one edit: .* at most ×1\.5: MISSED/)
})
