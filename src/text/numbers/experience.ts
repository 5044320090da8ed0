import { inWords, languageIn } from "./in-words"

/** How long somebody has worked, in full years: in words and in digits. */
type Experience = { words: string; digits: string }

const english = (years: number): Experience => {
  if (years < 1) return { words: "less than a year", digits: "under 1 year" }
  if (years === 1) return { words: "more than a year", digits: "1+ year" }
  return { words: `more than ${inWords(years)} years`, digits: `${years}+ years` }
}

const spanish = (years: number): Experience => {
  if (years < 1) return { words: "menos de un año", digits: "menos de 1 año" }
  const unit = years === 1 ? "año" : "años"
  return { words: `más de ${inWords(years, "es")} ${unit}`, digits: `más de ${years} ${unit}` }
}

/** In other languages there is no word for "more than", so it is a sign, beside the language's own word for years. */
function inSigns(years: number, language: string): Experience {
  const parts = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "year",
    unitDisplay: "long",
  }).formatToParts(Math.max(1, years))
  const signed = (digits: string) => (years < 1 ? `< ${digits}` : `${digits}+`)
  const words = parts.map(({ type, value }) => (type === "integer" ? signed(value) : value)).join("")
  return { words, digits: words }
}

/** "More than two years", and "2+ years", as a language says it. */
export function experienceIn(language: string, years: number): Experience {
  const spoken = languageIn(language)
  return spoken === "en" ? english(years) : spoken === "es" ? spanish(years) : inSigns(years, language)
}
