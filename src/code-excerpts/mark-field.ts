/** Marks a field in highlighted code, except in words of a sentence and in longer names. */
export function markField(html: string, field: string): string {
  const words = new RegExp(`(<[^>]+>)|(?<![a-z] |[-\\w])${field}(?! [a-z]|[-\\w])`, "g")
  return html.replace(words, (found: string, tag?: string) => tag ?? `<mark>${found}</mark>`)
}
