/**
 * A webpack loader for header.module.css: the widths that this site's header needs take the place of the designed ones
 * (header-width.ts). A media query can hold no variable.
 */
module.exports = function headerLoader(css) {
  const { menu, number } = this.getOptions()
  return css
    .replaceAll("(min-width: 64rem)", `(min-width: ${menu}rem)`)
    .replaceAll("(max-width: 63.99rem)", `(max-width: ${menu - 0.01}rem)`)
    .replaceAll("(max-width: 95rem)", `(max-width: ${number}rem)`)
}
