import { languageNames } from "../../text/language-names"
import type { SitePage } from "../../model/pages/site-page"

/** A link to the home page of a language, in that language. */
export type HomeLink = { language: string; label: string; to: string }

/**
 * Links to the homes of the further languages. The 404 page at the root has them: a host may serve it for an address in any
 * language.
 */
export function homesOf(pages: readonly SitePage[], languages: readonly string[]): HomeLink[] {
  const names = languageNames(languages)
  return languages.slice(1).flatMap((language) => {
    const home = pages.find((page) => page.template === "index" && page.language === language)
    return home ? [{ language, label: names.get(language) ?? language, to: home.path }] : []
  })
}
