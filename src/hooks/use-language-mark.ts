import { useSite } from "./use-site"

/** Attributes of a part in another language than what is around it. */
export type LanguageMark = { lang?: string; dir?: "ltr" | "rtl" }

/**
 * Returns a function that marks a part of the page by its language, and by its direction if that is another one
 * (WCAG 3.1.2).
 */
export function useLanguageMark() {
  const { language, rightToLeft } = useSite()
  const directionOf = (each: string) => (rightToLeft.includes(each) ? "rtl" : "ltr")
  /**
   * @param part the part's language; none if it is that of the page.
   * @param around the language of what is around it, by default that of the page.
   */
  return (part: string | null | undefined, around: string = language): LanguageMark => {
    if (!part || part === around) return {}
    const dir = directionOf(part)
    return dir === directionOf(around) ? { lang: part } : { lang: part, dir }
  }
}
