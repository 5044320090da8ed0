import * as fc from "fast-check"
import { addToDraft, withWords } from "./add-words"
import { draft, setDraft } from "./draft"
import { emptyMessage } from "./send-message"

const words = fc.string({ minLength: 1, unit: "grapheme" }).filter((text) => text.trim() !== "")

test("what the visitor wrote stays, and the words are there once", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), words, (message, added) => {
      const both = withWords(message, added)
      expect(both).toContain(added)
      expect(both.startsWith(message.trimEnd()) || both === added).toBe(true)
      expect(withWords(both, added)).toBe(both)
    }),
  )
})

test("newer words take the place of earlier ones that nobody changed", () => {
  expect(withWords("Hello\n\nfive pages\n\nBye", "six pages", "five pages")).toBe("Hello\n\nsix pages\n\nBye")
  expect(withWords("Hello\n\nfive odd pages", "six pages", "five pages")).toBe(
    "Hello\n\nfive odd pages\n\nsix pages",
  )
  expect(withWords("$& and $1", "$' more", "$&")).toBe("$' more and $1")
})

test("a draft that was begun keeps its fields and its words", () => {
  setDraft({ ...emptyMessage, name: "Ada", message: "Hello" })
  addToDraft("estimate", "five pages")
  addToDraft("estimate", "six pages")
  expect(draft()).toEqual({ ...emptyMessage, name: "Ada", message: "Hello\n\nsix pages" })
})
