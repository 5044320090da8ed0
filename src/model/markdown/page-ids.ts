/**
 * The ids that pages use themselves, so that content must not make them again: a link would lead to the first of two.
 * heading-ids.test.ts compares these lists with the code.
 */

/** Those of every page: the layout's, and Gatsby's around it. */
export const pageIds: readonly string[] = [
  "main",
  "main-menu",
  "first-view-end",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
]

/** Further ones of the pages that show a text, by its type. */
const idsOfType: Readonly<Record<string, readonly string[]>> = {
  Article: ["related"],
  CaseStudy: ["overview", "video"],
  TextPage: ["fields", "storage", "hosts"],
}

/** The ids that headings of a text cannot have. `type` is the name of its content type, such as `Article`. */
export const takenIds = (type: string): readonly string[] => [...pageIds, ...(idsOfType[type] ?? [])]
