import { z } from "zod"
import { properName, text, textOf } from "../../../model/schema/fields"
import { wordsAlone, wordsBeside } from "./words-beside"

const link = z.strictObject({ label: text, to: z.string(), name: properName.optional() })
const plan = z.strictObject({ code: z.string().meta({ key: true }), title: text, price: z.int() })
const schema = z.strictObject({
  title: textOf({ most: 90 }),
  order: z.int(),
  links: z.array(link),
  facts: z.array(text),
  plans: z.array(plan).optional(),
})

const original = {
  title: "Prices",
  order: 1,
  links: [
    { label: "Begin", to: "/a/" },
    { label: "Ask", to: "/b/" },
  ],
  facts: ["one", "two", "three"],
  plans: [
    { code: "a", title: "Small", price: 1 },
    { code: "b", title: "Large", price: 2 },
  ],
}

test("beside each item of the original stands its translation, or an empty one; its key is the original's", () => {
  const words = {
    title: "Precios",
    links: [{ label: "Empezar" }],
    facts: ["uno"],
    plans: [{ code: "b", title: "Grande" }],
  }
  expect(wordsBeside(schema, original, words)).toEqual({
    title: "Precios",
    links: [{ label: "Empezar" }, {}],
    facts: ["uno", "", ""],
    plans: [{ code: "a" }, { code: "b", title: "Grande" }],
  })
  expect(wordsBeside(schema, original, undefined)).toEqual({
    links: [{}, {}],
    facts: ["", "", ""],
    plans: [{ code: "a" }, { code: "b" }],
  })
})

test("what the original has no longer is shown, and not lost", () => {
  const words = {
    links: [{ label: "x" }, { label: "y" }, { label: "z" }],
    facts: ["1", "2", "3", "4"],
    plans: [{ code: "c", title: "Z" }],
  }
  const beside = wordsBeside(schema, original, words)
  expect(beside).toMatchObject({ links: words.links, facts: words.facts })
  expect(wordsAlone(schema, original, beside)).toEqual(words)
})

test("words alone are written: nothing that was left empty, and nothing that is the original's", () => {
  const sent = {
    title: "Precios",
    order: 7,
    $schema: "x",
    links: [
      { label: "", to: "/b/" },
      { label: "Preguntar", to: "/b/" },
    ],
    facts: ["uno", "", ""],
    plans: [{ code: "a" }, { title: "Grande", price: 9 }],
  }
  expect(wordsAlone(schema, original, sent)).toEqual({
    title: "Precios",
    links: [{}, { label: "Preguntar" }],
    facts: ["uno"],
    // An item that the editor added has the key of the one beside it.
    plans: [{ code: "b", title: "Grande" }],
  })
})

test("a translation in which nobody wrote has no words", () => {
  expect(wordsAlone(schema, original, wordsBeside(schema, original, undefined))).toBeUndefined()
  expect(wordsAlone(schema, original, {})).toBeUndefined()
})
