import Holidays from "date-holidays"
import { type Day, dayOf } from "../../../calendar/dates"

const dayLength = 24 * 60 * 60 * 1000

/** For how many years from the build's on a page knows the holidays. It may be read long after it was built. */
const years = 3

/** The public holidays of a country (ISO 3166, such as `US`) from a year on; none if the library does not know it. */
export function holidaysOf(country: string, from: number): Day[] {
  const calendar = new Holidays(country)
  const days = Array.from({ length: years }, (_, index) => calendar.getHolidays(from + index))
    .flat()
    .filter(({ type }) => type === "public")
    .flatMap(({ date, start, end }) => {
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayLength))
      return Array.from({ length }, (_, index) => dayOf(date.slice(0, 10)) + index)
    })
  return [...new Set(days)].toSorted((a, b) => a - b)
}
