/** Elements of drawings that hold nothing, as React writes them: SVG lets them end as they begin. */
const emptyShape = /(<(path|use|circle|ellipse|line|polygon|polyline|rect)\b[^>]*)><\/\2>/g
/** Elements that never hold anything: HTML reads nothing from the slash at their end. */
const endedVoid = /(<(?:meta|link|img|source|input|br|hr)\b[^>]*?)\/>/g

/** The same page in fewer letters; React writes all markup as XML would have it. Doing it again changes nothing. */
export const shortMarkup = (html: string) =>
  html.replace(emptyShape, "$1/>").replace(endedVoid, "$1>").replaceAll("&#x27;", "'")
