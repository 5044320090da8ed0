import { readFileSync } from "node:fs"

const read = (file: string) => readFileSync(`content/${file}`, "utf8")
const [pricing, faq, terms, florida] = [
  read("pages/pricing.json"),
  read("lists/faq.json"),
  read("pages/terms.mdx"),
  read("states/florida.json"),
]

/** The figures in the sentence that a pattern finds. */
const figuresOf = (text: string, sentence: RegExp) => sentence.exec(text)?.[0].match(/\$?\d+(?: percent)?/g)

test("the second year of hosting and domain costs the same in the terms and in the FAQ", () => {
  const second = /From the second year[^"]*?hosting\./
  expect(figuresOf(pricing, second)).toHaveLength(3)
  expect(figuresOf(faq, second)).toEqual(figuresOf(pricing, second))
})

test("a late launch costs me the same in the pricing terms, the terms page and on Florida's page", () => {
  const late = /\d+ percent (?:of the price )?comes off[^".]*/
  const [weekly, most] = figuresOf(pricing, late) ?? []
  expect(most).toMatch(/percent/)
  expect(figuresOf(terms, late)).toEqual([weekly, most])
  expect(figuresOf(florida, late)).toEqual([weekly])
})

test("the deposit is the same in the terms and in the FAQ", () => {
  const deposit = /\d+ percent (?=upfront|deposit)/
  expect(deposit.exec(pricing)?.[0]).toBe(deposit.exec(faq)?.[0])
})
