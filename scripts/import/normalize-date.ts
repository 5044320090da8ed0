/** Languages whose names of months are known. */
const languages = ["en", "de", "fr", "es", "it", "pt", "nl"]

/** How people write that something goes on. */
const ongoing =
  /^(?:present|current(?:ly)?|now|today|ongoing|till? (?:date|now)|to (?:date|present)|heute|aktuell|jetzt|présent|aujourd’hui|aujourd'hui|presente?|actualidad|actual|oggi|attuale|atual|heden)\.?$/i

/** The numbers of months by the beginnings of their names. */
const months = new Map(
  languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, index) => {
      const day = new Date(Date.UTC(2000, index, 1))
      return (["long", "short"] as const).map(
        (month) => [plain(day.toLocaleDateString(language, { month, timeZone: "UTC" })), index + 1] as const,
      )
    }).flat(),
  ),
)
months.set("sept", 9)

function plain(name: string) {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, "")
}

/**
 * A date as people and other tools write it, in the form of the schema: `2012-09` for "Sep 2012", "September 3rd, 2012"
 * has its day, "09/2012" its month, and "Fall 2012" its year.
 * @returns undefined if it still goes on, and the text as it is if no year is in it.
 */
export function normalizeDate(text: string): string | undefined {
  if (text === "" || ongoing.test(text)) return undefined
  const numbers = text.match(/\d+/g) ?? []
  const years = numbers.filter((number) => /^(?:19|20)\d\d$/.test(number))
  const [year] = years
  if (year === undefined || years.length > 1) return text
  const [, standard] = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text) ?? []
  if (standard !== undefined && isDay(standard)) return standard
  const [rest = "", other = ""] = numbers.filter((number) => number !== year)
  const named = (text.match(/\p{L}+/gu) ?? []).map((word) => months.get(plain(word))).find(Boolean)
  if (named !== undefined) return dated(year, named, rest)
  // 2020/05/01 is a month and a day; 05/01/2020 may be two days.
  if (text.startsWith(year)) return dated(year, Number(rest), other)
  if (other === "") return dated(year, Number(rest), "")
  if (Number(rest) > 12) return dated(year, Number(other), rest)
  return Number(other) > 12 || rest === other ? dated(year, Number(rest), other) : year
}

/** As much of a date as there is: 2017-13 is a year, and 2017-02-31 a month. */
function dated(year: string, month: number, day: string): string {
  if (!(month >= 1 && month <= 12)) return year
  const written = `${year}-${String(month).padStart(2, "0")}`
  const whole = `${written}-${day.padStart(2, "0")}`
  return isDay(whole) ? whole : written
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The two ends of a time such as "2012 – 2016" or "May 2020 to present"; undefined if a text is none. */
export function datesOf(text: string): [start: string, end: string] | undefined {
  const [, start, end] =
    /^(.*\d{4}.*?)(?:\s+[-–—]\s+|\s*[–—]\s*|\s+(?:to|until|till|bis|à|a|al)\s+)(.+)$/i.exec(text) ??
    /^(\d{4})-(\d{4})$/.exec(text) ??
    []
  return start === undefined || end === undefined ? undefined : [start, end]
}
