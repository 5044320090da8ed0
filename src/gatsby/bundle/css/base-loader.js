/**
 * A webpack loader that marks the style sheets of every page (src/styles/), so that they come first in the joined sheet
 * (minify-css.ts).
 */
module.exports = function markBase(css) {
  return `/*! base */\n${css}\n/*! end of base */\n`
}
