/** Returns the text with every `{token}` in `values` replaced; others stay. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    // Every object inherits names such as `constructor`; they are not tokens.
    Object.hasOwn(values, key) ? (values[key] ?? whole) : whole,
  )
}
