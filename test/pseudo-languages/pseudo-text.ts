/**
 * The made-up languages of tests: English with accents and Arabic letters, by the tags that Android and Chromium give theirs,
 * and Hebrew ones. No letter of an original is left in them, so a word that is not from a translation shows.
 */
export const pseudoLanguages = ["en-XA", "ar-XB", "he"] as const

export type PseudoLanguage = (typeof pseudoLanguages)[number]

const letters = {
  "en-XA": "áþçđéƒĝĥíĵķłµñóøœŕšţúŭŵæýž",
  "ar-XB": "ابجدهفغحيشكلمنوپقرستعڤثخىز",
  he: "אבגדהוזחטיכלמנסעפצקרשתךםןף",
} as const

/** What must stay as it is: tokens, code, tags, addresses of links, headings' anchors, and characters written as entities. */
const kept = /\{[^{}]*\}|`[^`]*`|<[^>]*>|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+\.\w+|&\w+;/g

/**
 * Translates a text into a made-up language: other letters, two of five of them twice, so that it is 40 % longer, in
 * quotation marks, so that a text which is cut or put together from parts shows.
 * @param options.isLonger false for a text that has a limit of characters already.
 */
export function pseudoText(text: string, language: PseudoLanguage, { isLonger = true } = {}): string {
  if (!/[a-z]/i.test(text.replace(kept, ""))) return text
  const [, before = "", words = "", after = ""] =
    /^(\s*(?:#+ |[-*] |\d+\. )?)([\s\S]*?)(\s*)$/.exec(text) ?? []
  return `${before}«${withOtherLetters(words, language, isLonger)}»${after}`
}

function withOtherLetters(words: string, language: PseudoLanguage, isLonger: boolean): string {
  const parts = words.split(kept)
  const between = words.match(kept) ?? []
  return parts
    .map((part, index) => replaceLetters(part, language, isLonger) + (between[index] ?? ""))
    .join("")
}

function replaceLetters(part: string, language: PseudoLanguage, isLonger: boolean): string {
  let count = 0
  return part.replace(/[a-z]/gi, (letter) => {
    const other = letters[language][letter.toLowerCase().charCodeAt(0) - 97] ?? letter
    const cased = letter === letter.toLowerCase() ? other : other.toUpperCase()
    count += 1
    return isLonger && (count % 5 === 2 || count % 5 === 4) ? cased + other : cased
  })
}
