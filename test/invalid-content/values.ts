import type { Place } from "./places"

/** Texts that look valid but are not: the build fails, or the page shows nothing. */
const badTexts = {
  invisible: () => "\u200B\u2060\u00AD",
  control: (text: string) => `${text}\u0007`,
  surrogate: (text: string) => `${text}\uD83D`,
  inherited: () => "Of the {constructor}",
}

/**
 * Values for a field that the build or a page cannot handle, with a description of each.
 * @param turn counts the fields. Each text field gets one of the four bad texts in turn, as trying all takes too long.
 */
export function badValues({ value, path }: Place, turn: number): { how: string; value: unknown }[] {
  if (typeof value === "number") return [{ how: "a number of more than 32 bits for", value: 3_000_000_000 }]
  if (typeof value !== "string") return []
  const texts = Object.entries(badTexts)
    .filter((_, index) => index % 4 === turn % 4)
    // A drawing's alt text may be empty.
    .filter(([how]) => how !== "invisible" || path.at(-1) !== "alt")
    .map(([how, change]) => ({ how: `${how} text for`, value: change(value) }))
  const address = { how: "half an address for", value: "https://[" }
  return value.startsWith("https://") ? [...texts, address] : texts
}

/** Values that only one particular field refuses, by its file and place. */
export const badFields: Record<string, string[]> = {
  "content/site.json language": ["english (US)", "english", "en_US", ""],
  "content/site.json url": ["https://example.com/page", "https://example.com?a=b", "https://a@example.com"],
  "content/pages/booking.json calendar": [
    "https://cal.com/robin-hale/intro",
    "https://calendly.com.example.com/robin",
    "https://calendly.com/",
    "/contact/",
  ],
}
