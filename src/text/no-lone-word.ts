/**
 * Joins a title's short last word to the word before it, so that it does not stand alone on the last line. Firefox
 * balances only the lines' widths. Words of up to six characters are joined: longer ones fill a line, or would not fit
 * on a small screen together.
 */
export const noLoneWord = (title: string) => title.replace(/(?<=\S \S{1,6}) (?=\S{1,6}$)/, "\u00a0")
