import { capitalized, inWords } from "./in-words"

test.each([
  [0, "zero"],
  [1, "one"],
  [11, "eleven"],
  [19, "nineteen"],
  [20, "twenty"],
  [25, "twenty-five"],
  [99, "ninety-nine"],
  [100, "100"],
  [1240, "1,240"],
])("%i is written as %s", (count, words) => expect(inWords(count)).toBe(words))

test("a sentence begins with a capital letter", () => expect(capitalized("twenty-five")).toBe("Twenty-five"))
