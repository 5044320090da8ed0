/**
 * Marks a field in highlighted code, wherever it is more than a word of a sentence or a part of a longer name.
 * @param html code as markup, from the highlighter.
 */
export function markField(html: string, field: string): string {
  const words = new RegExp(`(<[^>]+>)|(?<![a-z] |[-\\w])${field}(?! [a-z]|[-\\w])`, "g")
  return html.replace(words, (found: string, tag?: string) => tag ?? `<mark>${found}</mark>`)
}
