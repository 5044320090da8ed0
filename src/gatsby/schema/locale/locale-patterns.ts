import type { LocalePatterns } from "../../../estimate/pattern-formatters"
import { formatPrice } from "../../../text/locale/intl-formatters"

const mostDigits = 9

/** How a language (`de-AT`) writes prices of a currency (`EUR`) and days: patterns for browsers, without `Intl`. */
export const localePatterns = (language: string, currency?: string): LocalePatterns => ({
  money: Array.from({ length: mostDigits }, (_, index) =>
    formatPrice(Number("1".repeat(index + 1)), language, currency).replaceAll(/\p{Nd}/gu, "#"),
  ),
  days: Array.from({ length: 12 }, (_, month) => dayPattern(month, language)),
  digits: new Intl.NumberFormat(language, { useGrouping: false, minimumIntegerDigits: 10 }).format(
    123_456_789,
  ),
})

/** A day of a month with marks in place of its figures. The calendar is the Gregorian one. */
function dayPattern(month: number, language: string): string {
  const options = { dateStyle: "long", timeZone: "UTC", calendar: "gregory" } as const
  return new Intl.DateTimeFormat(language, options)
    .formatToParts(Date.UTC(2026, month, 23))
    .map(({ type, value }) => (type === "day" ? "{date}" : type === "year" ? "{year}" : value))
    .join("")
}
