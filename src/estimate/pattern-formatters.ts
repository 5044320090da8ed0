import { type Day, partsOf } from "../calendar/dates"
import type { Span } from "./rules"

/** How the site's language writes prices and days, made by the build (src/gatsby/schema/locale/locale-patterns.ts). */
export type LocalePatterns = {
  /** A price of one digit, of two, and so on. Each digit is a `#`. */
  readonly money: readonly string[]
  /** A day in each month of the year, with `{date}` and `{year}`. */
  readonly days: readonly string[]
  readonly digits: string
}

type Money = Pick<LocalePatterns, "money" | "digits">

/** A price in words. One with more digits than the build knows is written without separators. */
export function priceWords(amount: number, { money, digits }: Money): string {
  const figures = String(amount)
  const pattern = money[figures.length - 1] ?? figures.replaceAll(/\d/g, "#")
  let next = 0
  return pattern.replaceAll("#", () => inDigits(figures.charAt(next++), digits))
}

export const spanWords = ({ low, high }: Span, formats: Money): string =>
  low === high ? priceWords(low, formats) : `${priceWords(low, formats)} – ${priceWords(high, formats)}`

export function dayWords(day: Day, { days, digits }: LocalePatterns): string {
  const { year, month, date } = partsOf(day)
  return (days[month] ?? "")
    .replace("{date}", inDigits(String(date), digits))
    .replace("{year}", inDigits(String(year), digits))
}

const inDigits = (figures: string, digits: string) =>
  figures.replaceAll(/\d/g, (figure) => Array.from(digits)[Number(figure)] ?? figure)
