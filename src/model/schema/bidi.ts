import { nameOfCharacter } from "./characters"

/** What begins a direction, and what ends it. https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const endOf = new Map<string, string>([
  ...["\u202A", "\u202B", "\u202D", "\u202E"].map((begin) => [begin, "\u202C"] as const),
  ...["\u2066", "\u2067", "\u2068"].map((begin) => [begin, "\u2069"] as const),
])
const ends = new Set(endOf.values())

/** Why a text would turn other words around: an invisible character begins or ends a direction without its pair. */
export function unclosedBidiReason(text: string): string | undefined {
  const open: string[] = []
  for (const character of text) {
    if (endOf.has(character)) open.push(character)
    if (!ends.has(character)) continue
    const begun = open.pop()
    if (begun === undefined)
      return `has an invisible ${nameOfCharacter(character)} that ends nothing; take it out`
    if (endOf.get(begun) !== character) return unended(begun)
  }
  const [begun] = open
  return begun && unended(begun)
}

const unended = (begun: string) =>
  `has an invisible ${nameOfCharacter(begun)}, which turns the direction of all that follows; take it out, or end it with ${nameOfCharacter(endOf.get(begun) ?? "")}`
