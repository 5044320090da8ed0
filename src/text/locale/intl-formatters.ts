import { fillIn } from "../fill-in"

/** Texts in the site's language, made by the build: `Intl` takes 100 ms to start on a slow phone. */

/** What prices are in if `content/site.json` names no currency. */
const defaultCurrency = "USD"

/** A price without cents, such as `$1500`, or `12.000 €`. Four digits are not grouped. */
export const formatPrice = (amount: number, language: string, currency = defaultCurrency): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
    useGrouping: "min2",
  }).format(amount)

/** A date such as `2025-03-31` in words, such as "March 31, 2025". */
export const formatDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))

/** The same date, short, such as "Mar 31, 2025". */
export const formatShortDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date))

/** A year, a month or a day, such as `2025-03`, in words, such as "March 2025". */
export function formatPartialDate(date: string, language: string): string {
  if (date.length === 10) return formatDate(date, language)
  const month = date.length === 7 ? ({ month: "long" } as const) : {}
  return new Intl.DateTimeFormat(language, { year: "numeric", ...month, timeZone: "UTC" }).format(
    new Date(date),
  )
}

/**
 * From when to when, such as "June 2025 – now".
 * @param now the word for what still goes on; empty in a language without it.
 */
export function formatPeriod(
  start: string | undefined,
  end: string | undefined,
  language: string,
  now: string,
): string {
  if (start === undefined) return end === undefined ? "" : formatPartialDate(end, language)
  if (start === end) return formatPartialDate(start, language)
  return `${formatPartialDate(start, language)} – ${end === undefined ? now : formatPartialDate(end, language)}`.trim()
}

/**
 * A reading time, such as "5 min read".
 * @param words what the language puts around the time.
 */
export function formatReadingTime(minutes: number, language: string, words: string): string {
  const time = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "minute",
    unitDisplay: "short",
  }).format(minutes)
  return fillIn(words, { time })
}

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A number of bytes, such as "14.8 kB". */
export const formatFileSize = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "kilobyte", ...oneDecimal }).format(bytes / 1000)

/** A time by its sign (SI), such as "0.8 s". */
export const formatSeconds = (seconds: number, language: string): string =>
  `${seconds.toLocaleString(language, oneDecimal)} s`

/** A contrast, such as "5.2:1", rounded down. */
export const formatContrast = (value: number, language: string): string =>
  `${(Math.floor(value * 10) / 10).toLocaleString(language, oneDecimal)}:1`

/** The language and its region for link previews, such as `de_AT`. Without a region the likeliest one. */
export function localeOf(language: string, country?: string): string {
  const locale = new Intl.Locale(language)
  return `${locale.language}_${locale.region ?? country ?? locale.maximize().region ?? ""}`
}
