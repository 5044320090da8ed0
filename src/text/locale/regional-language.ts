/**
 * A language as it is written in the country of a site: Spanish on a site in the United States is `es-US`, with "$1500" and the
 * holidays of there. One that names its region stays.
 * @param own the site's own language, which names the country if the owner does not.
 */
export function regionalLanguage(language: string, own: string, country?: string | null): string {
  const locale = new Intl.Locale(language)
  const region = country ?? new Intl.Locale(own).maximize().region
  return locale.region !== undefined || region === undefined
    ? language
    : new Intl.Locale(language, { region }).toString()
}
