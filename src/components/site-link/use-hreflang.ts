import { languageAt } from "../../routes/languages"
import { useSite } from "../../hooks/use-site"

/** Returns the language of a page of the site if it is another than that of the page with the link. */
export function useHrefLang(to: string): string | undefined {
  const { language, languages } = useSite()
  const there = languageAt(to, languages)
  return there === language || !isPage(to) ? undefined : there
}

/** Files, such as the resume as PDF, say nothing of their language. */
const isPage = (to: string) => /^[^?#]*\/(?:[?#]|$)/.test(to)
