/** The words around footnotes where `footnotes` of `content/site.json` has no others. */
export const usualFootnotes = { title: "Footnotes", back: "Back to the text" }

export type FootnoteWords = typeof usualFootnotes
