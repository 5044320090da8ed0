import { type ParseErrorCode, printParseErrorCode } from "jsonc-parser"

const name = 'a field\'s name in straight quotes, such as "title", is expected here'
const backslash = "a backslash begins no character that JSON knows; write two of them"
const end = "take out what stands after it, or put in what is missing before it"

const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word or character stands outside of straight quotes; put a text into them: "…"',
  InvalidNumberFormat:
    "a number is not written as JSON has it; write digits alone, with a point before parts: 4.5",
  PropertyNameExpected: `${name}; if a comma stands before it, there is one too many`,
  ValueExpected: "a value is expected here; write it, or take out the comma or colon before it",
  ColonExpected: "a colon is expected here, between a field's name and its value",
  CommaExpected: "a comma is expected here, or at the end of the line above",
  CloseBraceExpected: "a group has no end; close it with }",
  CloseBracketExpected: "a list has no end; close it with ]",
  EndOfFileExpected: `the file should end here; ${end}`,
  InvalidCommentToken: "comments are not allowed; take it out",
  UnexpectedEndOfComment: "comments are not allowed; take it out",
  UnexpectedEndOfString:
    "a text has no end in its line; close it with a straight quote, and keep it on one line",
  UnexpectedEndOfNumber: "a number has no end; write digits alone, with a point before parts: 4.5",
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "a text has a tab or another control character; write a space",
}

/** Says in words for the owner why a file is no JSON, and what to do. */
export const jsonReason = (code: ParseErrorCode): string =>
  reasons[printParseErrorCode(code)] ?? "something stands where it cannot be read; take it out"
