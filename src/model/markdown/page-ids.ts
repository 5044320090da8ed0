/** Ids that pages use themselves: content with the same would mislead links. heading-ids.test.ts compares the code. */

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
