/** The words around footnotes where `footnotes` of `content/site.json` has no others. */
export const defaultFootnoteWords = { title: "Footnotes", back: "Back to the text" }

export type FootnoteWords = typeof defaultFootnoteWords
