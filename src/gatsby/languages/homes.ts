import type { SitePage } from "../../model/pages/site-page"

/** A link to the home page of a language, in that language. */
export type HomeLink = { language: string; label: string; to: string }

/**
 * Links to the homes of the further languages. The 404 page at the root has them: a host may serve it for an address in any
 * language.
 */
export const homesOf = (pages: readonly SitePage[], [, ...further]: readonly string[]): HomeLink[] =>
  further.flatMap((language) => {
    const home = pages.find((page) => page.template === "index" && page.language === language)
    return home ? [{ language, label: ownName(language), to: home.path }] : []
  })

/** What a language calls itself, as the first word of a line: "Español". */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language
  const [first = "", ...rest] = name
  return first.toLocaleUpperCase(language) + rest.join("")
}
