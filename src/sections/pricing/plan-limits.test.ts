import en from "../../words/en.json"
import { pluralCategories } from "../../words/plural-categories"
import { planLimits } from "./plan-limits"

type Given = Parameters<typeof planLimits>

const limitsOf = (limits: Given[0], words: Given[1]) =>
  planLimits(limits, words, en.plans, pluralCategories("en"))

test("a plan's limits are in the owner's words, and otherwise in the default ones", () => {
  const words = { pages: "Bis zu {pages} Seiten", keywords: null }
  const [pages, keywords] = limitsOf({ pages: 5, keywords: 2 }, words)
  expect(pages).toBe("Bis zu 5 Seiten")
  expect(keywords).toMatch(/^2 /)
  expect(limitsOf({ pages: 5, keywords: 2 }, null)[0]).toContain("5")
})

test("one page is named as one", () => {
  const [one, five] = [1, 5].map((pages) => limitsOf({ pages, keywords: null }, null)[0])
  expect(one).toBe(en.plans.pages.one.replace("{pages}", "1"))
  expect(five).toBe(en.plans.pages.other.replace("{pages}", "5"))
})

test("a plan without a limit does not name it", () => {
  expect(limitsOf({ pages: null, keywords: null }, null)).toEqual([])
})
