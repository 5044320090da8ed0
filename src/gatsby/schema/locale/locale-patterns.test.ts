import * as fc from "fast-check"
import { dayWords, priceWords } from "../../../estimate/pattern-formatters"
import { localePatterns } from "./locale-patterns"
import { formatDate, formatPrice } from "../../../text/locale/intl-formatters"

const places = [
  ["en-US", undefined],
  ["en-GB", "GBP"],
  ["fr-FR", "EUR"],
  ["de-AT", "EUR"],
  ["de-CH", "CHF"],
  ["pl-PL", "PLN"],
  ["hi-IN", "INR"],
  ["ja-JP", "JPY"],
  ["ar-EG", "EGP"],
] as const

test.each(places)("any price in %s and %s reads as Intl writes it", (language, currency) => {
  const formats = localePatterns(language, currency)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) =>
      expect(priceWords(amount, formats)).toBe(formatPrice(amount, language, currency)),
    ),
  )
})

test.each(places)("any day in %s reads as Intl writes it", (language) => {
  const formats = localePatterns(language)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
      expect(dayWords(day, formats)).toBe(formatDate(date, language))
    }),
  )
})

test("a calendar of other years than the Gregorian one still has the figures of the day", () => {
  const { days } = localePatterns("th-TH")
  for (const pattern of days) expect(pattern).toMatch(/\{date\}.*\{year\}/)
})
