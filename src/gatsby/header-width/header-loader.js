/** A webpack loader: puts the header's widths (header-width.ts) into its media queries, which can hold no variable. */
module.exports = function headerLoader(css) {
  const { menu, number } = this.getOptions()
  return css
    .replaceAll("(min-width: 64rem)", `(min-width: ${menu}rem)`)
    .replaceAll("(max-width: 63.99rem)", `(max-width: ${menu - 0.01}rem)`)
    .replaceAll("(max-width: 95rem)", `(max-width: ${number}rem)`)
}
