/** Attributes as React writes them: every value in double quotes. A tag that is written in another way stays as it is. */
const attributes = String.raw`(?:\s+[^\s"'<>=/]+(?:="[^"]*")?)*`
/** Elements of drawings that hold nothing: SVG lets them end as they begin. */
const emptyShape = new RegExp(
  `^(<(path|use|circle|ellipse|line|polygon|polyline|rect)${attributes})\\s*></\\2>$`,
)
/** Elements that never hold anything: HTML reads nothing from the slash at their end. */
const endedVoid = new RegExp(`^(<(?:meta|link|img|source|input|br|hr)${attributes})\\s*/>`)
/** Scripts and styles as a whole, tags with what ends them at once, and apostrophes between tags. */
const parts = /<(script|style)\b.*?<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>(?:<\/[a-z]+>)?|&#x27;/gis
const quotedValue = /"[^"]*"|'[^']*'/g

/**
 * The same page in fewer letters; React writes all markup as XML would have it. Doing it again changes nothing.
 * Scripts, styles and values in single quotes stay as they are: an apostrophe would end such a value.
 */
export const shortMarkup = (html: string) =>
  html.replaceAll(parts, (part, raw: string | undefined) => (raw ? part : shortPart(part)))

function shortPart(part: string): string {
  if (!part.startsWith("<")) return "'"
  return part
    .replaceAll(quotedValue, (value) => (value.startsWith('"') ? value.replaceAll("&#x27;", "'") : value))
    .replace(emptyShape, "$1/>")
    .replace(endedVoid, "$1>")
}
