/** The folder of a further language, with its slashes: `pt-BR` has `/pt-br/`. The site's own language is at the root. */
export const folderOf = (language: string): string => `/${language.toLowerCase()}/`

/**
 * The language of a page, by its address.
 * @param languages of the site, that of its root first.
 */
export const languageAt = (path: string, [own, ...further]: readonly [string, ...string[]]): string =>
  further.find((language) => path.startsWith(folderOf(language))) ?? own
