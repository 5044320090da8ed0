/**
 * Prices, days, reading times and the locale, as the site's language writes them. The build makes them: `Intl` takes
 * 100 ms to start on a slow phone.
 */

/** What prices are in if `content/site.json` names no currency. */
export const usualCurrency = "USD"

/** A price without cents, such as `$1500`, or `12.000 €`. Four digits are not grouped. */
export const priceIn = (amount: number, language: string, currency = usualCurrency): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    useGrouping: "min2",
  }).format(amount)

/** A date such as `2025-03-31` in words, such as "March 31, 2025". */
export const dayIn = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))

/** A reading time, such as "5 min read". Only English adds the verb. */
export function readingTimeIn(minutes: number, language: string): string {
  const time = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "minute",
    unitDisplay: "short",
  }).format(minutes)
  return new Intl.Locale(language).language === "en" ? `${time} read` : time
}

/** The language and its region for link previews, such as `de_AT`. Without a region the likeliest one. */
export function localeOf(language: string, country?: string): string {
  const locale = new Intl.Locale(language)
  return `${locale.language}_${locale.region ?? country ?? locale.maximize().region ?? ""}`
}
