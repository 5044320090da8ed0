const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" })

/** Codes of countries by their English names, and the shorter names that people write. */
const codes = new Map<string, string>([
  ["usa", "US"],
  ["u.s.a.", "US"],
  ["u.s.", "US"],
  ["uk", "GB"],
  ["england", "GB"],
  ["scotland", "GB"],
])
for (const first of "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  for (const second of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
    const name = countries.of(first + second)
    // Former codes, such as DD, have the names of today's countries.
    const isFormer = new Intl.Locale(`und-${first}${second}`).region !== first + second
    if (!isFormer && name !== undefined && !codes.has(name.toLowerCase()))
      codes.set(name.toLowerCase(), first + second)
  }

/** The code of a country that is written in full, or as its code. */
export const countryCode = (text: string): string | undefined =>
  /^[A-Z]{2}$/.test(text) && countries.of(text) !== undefined ? text : codes.get(text.toLowerCase())

/** The parts of a place on one line, such as "Austin, Texas, United States". A last part of two letters is a region. */
export function locationOf(text: string): Record<string, string> {
  const parts = text
    .split(/\s*[,;|]\s*/)
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ""
  const code = parts.length > 1 && (parts.length > 2 || last.length > 2) ? countryCode(last) : undefined
  const [city = "", ...region] = code === undefined ? parts : parts.slice(0, -1)
  return {
    city,
    ...(region.length > 0 && { region: region.join(", ") }),
    ...(code !== undefined && { countryCode: code }),
  }
}
