/** @jest-environment jsdom */
import { renderInSite } from "../../../test/site"
import { PageScale } from "./page-scale"

const plan = (pages: number | null) => ({
  name: `Plan of ${pages}`,
  cost: `$${pages}`,
  pages,
})
const scale = (...plans: ReturnType<typeof plan>[]) =>
  renderInSite(<PageScale plans={plans} />).container.innerHTML

test("plans stand on one scale in the order of their pages, each at its part of the largest", () => {
  const html = scale(plan(20), plan(5), plan(10))
  expect([...html.matchAll(/width: (\d+)%/g)].map(([, part]) => part)).toEqual(["25", "50", "100"])
})

const pagesIn = (path = "") => path.split("h9v13h-9z").length - 1

test("each page is drawn and made, and the seam rests where the smallest plan ends", () => {
  const html = scale(plan(5), plan(10), plan(20))
  const [made, drawn] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  expect([made, drawn].map(pagesIn)).toEqual([20, 20])
  expect(html).toContain("--rest: 0.25")
})

test.each([
  ["one plan has a number of pages", [plan(5), plan(null)]],
  ["their prices would lie on each other", [plan(5), plan(6), plan(20)]],
  ["the pages would be too small", [plan(50), plan(100)]],
])("there is no scale where %s", (_, plans) => expect(scale(...plans)).toBe(""))
