/** A word of a text, with its place there. */
export type Token = {
  /** As written. */
  raw: string
  /** Without accents and capital letters. */
  word: string
  start: number
  end: number
  /** Which sentence or line it belongs to. */
  sentence: number
  /** Whether it and the one before may be parts of one name: `Node.js`, `front-end`, `CI / CD`. */
  joined: boolean
}

/** Longer texts are cut. No job ad is as long. */
export const most = 100_000

/** No name is longer. */
const longest = 40

/** A word with the signs that tell names apart: `C++`, `C#`, `.NET`. */
const word = /(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}\p{M}]+(?:\+\+|#)?/gu

/** Addresses and mail addresses name hosts, which are no skills. */
const address = /\b(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S{1,255}/gi

/** A word without accents and capital letters. */
export const folded = (raw: string) => raw.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

const joins = /^(?:[ \t\u00a0]{1,3}|[-‐‑–./_’']| ?[/&] ?)$/
const wraps = /^[ \t]{0,3}\r?\n[ \t]{0,8}$/
const ends = /[\r\n;•·|]|[.!?…]["”’)\]]?\s/

/** The part of a text that is read, in one form of Unicode, with blanks in the places of addresses. */
export const readable = (text: string): string =>
  text
    .slice(0, most)
    .normalize("NFC")
    .replaceAll(address, (found) => " ".repeat(found.length))

/** The words of a readable text. A line that goes on in small letters is one that a mail program has wrapped. */
export function tokensOf(text: string): Token[] {
  let [sentence, before] = [0, 0]
  return [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const gap = text.slice(before, index)
    const isWrapped = wraps.test(gap) && /^\p{Ll}/u.test(raw)
    if (!isWrapped && ends.test(gap)) sentence += 1
    const joined = before > 0 && (isWrapped || joins.test(gap))
    before = index + raw.length
    return raw.length > longest ? [] : { raw, word: folded(raw), start: index, end: before, sentence, joined }
  })
}
