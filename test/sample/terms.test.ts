import { readFileSync } from "node:fs"
import { z } from "zod"

const read = (file: string) => readFileSync(`content/${file}`, "utf8")
const [pricing, faq, terms, florida] = [
  read("pages/pricing.json"),
  read("lists/faq.json"),
  read("pages/terms.mdx"),
  read("states/florida.json"),
]

const span = z.object({ low: z.number(), high: z.number() })

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

test("the estimate takes the deposit and the days of the terms", () => {
  const { deposit, timing } = z
    .object({ deposit: z.number(), timing: z.object({ basic: span, complex: span }) })
    .parse(JSON.parse(read("pages/estimate.json")))
  expect(pricing).toContain(`${deposit} percent upfront`)
  expect(pricing).toContain(`A basic site takes ${timing.basic.low} to ${timing.basic.high} days`)
  // A week has five working days.
  const weeks = [timing.complex.low / 5, timing.complex.high / 5]
  expect(pricing).toContain(`A complex one takes ${weeks.join(" to ")} weeks`)
})

test("the booking page says whether the call is by phone or by video", () => {
  const { call } = z.object({ call: z.string() }).parse(JSON.parse(read("pages/booking.json")))
  expect(call).toMatch(/video/)
  expect(call).toMatch(/phone/)
})
