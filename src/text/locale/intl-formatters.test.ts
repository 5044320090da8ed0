import {
  formatContrast,
  formatDate,
  localeOf,
  formatPrice,
  formatReadingTime,
  formatSeconds,
  formatShortDate,
  formatFileSize,
} from "./intl-formatters"

/** Intl separates with spaces that do not break. */
const plain = (words: string) => words.replaceAll(/\s/g, " ")

test.each([
  [1500, "en-US", undefined, "$1500"],
  [12000, "en-US", undefined, "$12,000"],
  [1500, "en-GB", "GBP", "£1500"],
  [12000, "de-DE", "EUR", "12.000 €"],
  [150000, "ja-JP", "JPY", "￥150,000"],
])("a price of %i in %s and %s is %s", (amount, language, currency, words) => {
  expect(plain(formatPrice(amount, language, currency))).toBe(words)
})

test.each([
  ["2025-03-31", "en-US", "March 31, 2025"],
  ["2026-12-01", "en-US", "December 1, 2026"],
  ["2026-12-01", "de-AT", "1. Dezember 2026"],
])("the day %s in %s is %s", (date, language, words) => {
  expect(formatDate(date, language)).toBe(words)
})

test("a reading time is in the site's language", () => {
  expect(formatReadingTime(5, "en-US", "{time} read")).toBe("5 min read")
  expect(plain(formatReadingTime(5, "de-DE", "{time}"))).toBe("5 Min.")
})

test("a page's figures are in the site's language, with one decimal", () => {
  expect(plain(formatFileSize(14_760, "en-US"))).toBe("14.8 kB")
  expect(plain(formatFileSize(1000, "fr-FR"))).toBe("1,0 ko")
  expect(plain(formatSeconds(0.84, "de-DE"))).toBe("0,8 s")
  // Rounded down, so that 4.49 is not shown as 4.5.
  expect(formatContrast(4.59, "en-US")).toBe("4.5:1")
  expect(formatShortDate("2025-03-31", "en-US")).toBe("Mar 31, 2025")
})

test("a locale has the language's own region, else the business's country, else the likeliest", () => {
  expect(localeOf("en-US", "DE")).toBe("en_US")
  expect(localeOf("de", "AT")).toBe("de_AT")
  expect(localeOf("de")).toBe("de_DE")
  expect(localeOf("zh-Hant-TW")).toBe("zh_TW")
})
