/**
 * A webpack loader that takes the English words out of what Gatsby tells screen readers after a move. The title of the new
 * page stays, which is in its language.
 */
module.exports = function titleAlone(code) {
  const changed = code.replace("`Navigated to ${pageName}`", "pageName")
  if (changed === code) throw new Error("Gatsby announces moves in other words: see announcer-loader.js")
  return changed
}
