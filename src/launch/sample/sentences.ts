import { createHash } from "node:crypto"
import { sampleFacts } from "./sample-facts"

/** Shorter sentences are anybody's: "Let us talk", "Page 2 of 3". */
const leastWords = 5

/** So are headings and questions of fewer words, unless they name a figure: "What people say about me?" */
const leastInHeading = 8

/** What stands for a token such as {name}, and for its value where an owner wrote that. */
const filled = "§"

/** Words alone: no marks of Markdown, no punctuation, no difference of case. */
const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}§$€£%]+(?:[.,’'-][\p{L}\p{N}]+)*/gu) ?? []

const withoutMarks = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/<[^>]+>/g, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replaceAll(/[*_`~[\]|#>]/g, "")
    .replaceAll("’", "'")
    .replace(/\{\w+\}/g, filled)

/**
 * The sentences of a text that are long enough to be somebody's, as words without case, punctuation and Markdown. Tokens
 * are all the same, so that a sentence is known whatever stands for them.
 */
export const sentencesOf = (text: string): string[] =>
  withoutMarks(text)
    .split(/(?<=[.!?…]["')]*)\s+|\n+/)
    .filter(isSomebodys)
    .map((sentence) => wordsOf(sentence).join(" "))

function isSomebodys(sentence: string): boolean {
  const { length } = wordsOf(sentence)
  const isStatement = /\d/.test(sentence) || /[.!…]["')]*\s*$/.test(sentence)
  return length >= (isStatement ? leastWords : leastInHeading)
}

/** The sample owner's own words, which a copy may have in place of tokens. */
const sampleValues = [sampleFacts.owner[0], "Robin"]

/**
 * The same sentences, where an owner has written what tokens stand for.
 * @param values what this owner's tokens stand for.
 */
export function sentencesWith(text: string, values: readonly string[]): string[] {
  const known = [...values, ...sampleValues].filter(Boolean).toSorted((a, b) => b.length - a.length)
  const escaped = known.map((value) => value.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return sentencesOf(
    text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join("|")})(?![\\p{L}\\p{N}])`, "giu"), filled),
  )
}

/** A short digest, as a number that JSON has exactly. Of ten thousand sentences, hardly two have the same. */
export const shortDigest = (data: string | Uint8Array): number =>
  Number.parseInt(createHash("sha256").update(data).digest("hex").slice(0, 12), 16)
