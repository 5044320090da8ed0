import { noLoneWord } from "./no-lone-word"

test.each([
  ["Tell me about your open role", "Tell me about your open\u00a0role"],
  // Joined, these might not fit on a line of a small screen.
  ["A site for your whole establishment", "A site for your whole establishment"],
  ["The work of a conversation now", "The work of a conversation now"],
  ["Two words", "Two words"],
  ["", ""],
])("%s", (title, joined) => expect(noLoneWord(title)).toBe(joined))
