/** Scripts that are written from right to left (https://www.unicode.org/reports/tr9/, ISO 15924). */
const rightToLeft: ReadonlySet<string | undefined> = new Set(
  "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" "),
)

/** The direction that a language is written in. */
export const directionOf = (language: string): "ltr" | "rtl" =>
  rightToLeft.has(new Intl.Locale(language).maximize().script) ? "rtl" : "ltr"
