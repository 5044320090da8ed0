import { unclosedBidiReason } from "./bidi"

test.each([
  ["words", "Ada, אבג 1, ابت"],
  ["an isolated name", "By \u2068אבג\u2069, 2026"],
  ["pairs in one another", "\u202Ba \u2066b\u2069 c\u202C"],
  ["marks that turn nothing else", "a\u200Eb\u200Fc\u061C"],
])("a text may have %s", (_, text) => {
  expect(unclosedBidiReason(text)).toBeUndefined()
})

test.each([
  ["an override", "exe\u202Efdp", /U\+202E, which turns .+ end it with U\+202C$/],
  ["an isolate", "a \u2067b", /U\+2067, which turns .+ end it with U\+2069$/],
  ["the end of an isolate", "a\u2069", /U\+2069 that ends nothing; take it out$/],
  ["the end of an embedding", "a\u202C b", /U\+202C that ends nothing; take it out$/],
  ["pairs that cross", "\u2066a\u202Bb\u2069c\u202C", /U\+202B, which turns/],
  ["one of two that is not ended", "\u202Aa\u202Bb\u202C", /U\+202A, which turns/],
])("a text may not have %s alone", (_, text, reason) => {
  expect(unclosedBidiReason(text)).toMatch(reason)
})
