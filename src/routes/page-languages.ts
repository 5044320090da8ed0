/** A page in one of the site's languages. */
type PageTranslation = {
  /** The language's tag, such as `pt-BR`. */
  language: string
  path: string
  /** What the language calls itself, such as "Português". */
  name: string
  /** The language and its region for link previews, such as `pt_BR`. */
  locale: string
}

/** What the context of a page says of languages: nothing in a site of one that is written from left to right. */
export type PageLanguages = {
  /** All languages of the site, that of its root first. */
  languages?: readonly [string, ...string[]] | undefined
  /** The address of home in the page's language, if home is there in it and not at the root. */
  home?: string | undefined
  /** The languages of the site that are written from right to left; left out without any. */
  rightToLeft?: readonly string[] | undefined
  /** The page in each language that it is in, itself included; none if it is in one. */
  translations?: readonly PageTranslation[] | undefined
}
