const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

/** How people write that something goes on. */
const ongoing = /^(?:present|current(?:ly)?|now|today|ongoing|to date)$/i

/** A date in the schema's form: `2012-09` for "Sep 2012" or "09/2012". Undefined if it goes on; else as it is. */
export function normalizeDate(text: string): string | undefined {
  if (text === "" || ongoing.test(text)) return undefined
  const [, day] = /^(\d{4}-\d{2}-\d{2})T/.exec(text) ?? []
  if (day !== undefined) return day
  const [, name = "", afterName] = /^([a-z]{3})[a-z]*\.?,? (\d{4})$/i.exec(text) ?? []
  const month = months.indexOf(name.toLowerCase()) + 1
  if (afterName !== undefined && month > 0) return monthOf(afterName, month)
  const [, number, year] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  if (year !== undefined) return monthOf(year, Number(number))
  const [, before, after] = /^(\d{4})[/.-](\d{1,2})$/.exec(text) ?? []
  if (before !== undefined) return monthOf(before, Number(after))
  return text
}

const monthOf = (year: string, month: number) => `${year}-${String(month).padStart(2, "0")}`
