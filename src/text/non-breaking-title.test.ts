import { nonBreakingTitle } from "./non-breaking-title"

test.each([
  ["Tell me about your open role", "Tell me_about your open_role"],
  // Joined, these might not fit on a line of a small screen.
  ["A site for your whole establishment", "A site for_your whole establishment"],
  ["The work of a conversation now", "The work of_a conversation now"],
  [
    "Zync: the conversation, the file and the call in one window",
    "Zync: the conversation, the_file and the_call in one_window",
  ],
  ["Price, in the end", "Price, in_the_end"],
  ["Tell Me About Your Website or Your Open Role", "Tell Me About Your Website or Your Open_Role"],
  ["Lo que acordamos", "Lo que acordamos"],
  ["Un sitio para su negocio", "Un sitio para su_negocio"],
  ["Two words", "Two words"],
  ["Word", "Word"],
  ["", ""],
])("%s", (title, bound) => expect(nonBreakingTitle(title).replaceAll("\u00a0", "_")).toBe(bound))
