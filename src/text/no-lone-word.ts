/**
 * Joins a title's short last word (up to six characters) to the one before it: Firefox balances only widths. Longer
 * ones fill a line, or would not fit on a small screen together.
 */
export const noLoneWord = (title: string) => title.replace(/(?<=\S \S{1,6}) (?=\S{1,6}$)/, "\u00a0")
