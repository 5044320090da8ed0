import { planLimits } from "./plan-limits"

test("a plan's limits are in the owner's words, and otherwise in the default ones", () => {
  const words = { pages: "Bis zu {pages} Seiten", keywords: null }
  const [pages, keywords] = planLimits({ pages: 5, keywords: 2 }, words)
  expect(pages).toBe("Bis zu 5 Seiten")
  expect(keywords).toMatch(/^2 /)
  expect(planLimits({ pages: 5, keywords: 2 }, null)[0]).toContain("5")
})

test("a plan without a limit does not name it", () => {
  expect(planLimits({ pages: null, keywords: null }, null)).toEqual([])
})
