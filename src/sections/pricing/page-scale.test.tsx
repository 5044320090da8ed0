import { renderToStaticMarkup } from "react-dom/server"
import { PageScale } from "./page-scale"

const plan = (pages: number | null, popular = false) => ({
  name: `Plan of ${pages}`,
  cost: `$${pages}`,
  pages,
  popular,
})
const scale = (...plans: ReturnType<typeof plan>[]) => renderToStaticMarkup(<PageScale plans={plans} />)

test("plans stand on one scale in the order of their pages, each at its part of the largest", () => {
  const html = scale(plan(20), plan(5), plan(10, true))
  expect([...html.matchAll(/width:(\d+)%/g)].map(([, part]) => part)).toEqual(["25", "50", "100"])
  // Those of the popular plan are made, the others are drawn.
  const [made = "", drawn = ""] = [...html.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path)
  expect([made, drawn].map((path) => path.split("M").length - 1)).toEqual([10, 10])
})

test.each([
  ["one plan has a number of pages", [plan(5), plan(null)]],
  ["their prices would lie on each other", [plan(5), plan(6), plan(20)]],
  ["the pages would be too small", [plan(50), plan(100)]],
])("there is no scale where %s", (_, plans) => expect(scale(...plans)).toBe(""))
