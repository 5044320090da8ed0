import { z } from "zod"
import { hexColor, linkTarget, properName, text } from "../schema/fields"
import { mergeWords } from "./merge-words"
import { digestOfWords } from "./word-leaves"

const schema = z.strictObject({
  title: text,
  note: text.optional(),
  action: z.strictObject({ label: text, to: linkTarget }).optional(),
  items: z.array(z.strictObject({ name: properName, price: z.int32(), color: hexColor.optional() })),
  answers: z.array(z.strictObject({ key: z.string().meta({ key: true }), label: text })).optional(),
})

const original = {
  title: "Prices",
  action: { label: "Write", to: "/contact/" },
  items: [
    { name: "Small", price: 1500 },
    { name: "Large", price: 2700 },
  ],
  answers: [
    { key: "shop", label: "A shop" },
    { key: "blog", label: "A blog" },
  ],
}

test("words are the translation's, and figures and links the original's, whatever the translation says", () => {
  const words = {
    title: "Precios",
    action: { label: "Escriba", to: "/elsewhere/" },
    items: [{ name: "Pequeño", price: 1 }, {}],
  }
  expect(mergeWords(schema, original, words)).toMatchObject({
    title: "Precios",
    action: { label: "Escriba", to: "/contact/" },
    items: [
      { name: "Pequeño", price: 1500 },
      { name: "Large", price: 2700 },
    ],
  })
})

test("items with a key are found by it, in the order of the original", () => {
  const answers = [
    { key: "blog", label: "Un blog" },
    { key: "shop", label: "Una tienda" },
  ]
  expect(mergeWords(schema, original, { answers })).toMatchObject({
    answers: [
      { key: "shop", label: "Una tienda" },
      { key: "blog", label: "Un blog" },
    ],
  })
})

test("a sentence that the original leaves to its usual words may be the translation's own", () => {
  expect(mergeWords(schema, original, { note: "Sin sorpresas." })).toMatchObject({ note: "Sin sorpresas." })
})

test("without a translation nothing changes", () => {
  expect(mergeWords(schema, original, undefined)).toBe(original)
  expect(mergeWords(schema, original, {})).toEqual(original)
})

const digest = (data: object, body?: string) => digestOfWords(schema, data, body)

test("a digest changes with a word and with the order of words, and not with a price or a link", () => {
  const [first, second] = original.items
  expect(digest(original)).toMatch(/^[\da-f]{8}$/)
  expect(digest({ ...original, items: [{ ...first, price: 9 }, second] })).toBe(digest(original))
  expect(digest({ ...original, action: { label: "Write", to: "/" } })).toBe(digest(original))
  expect(digest({ ...original, items: [second, first] })).not.toBe(digest(original))
  expect(digest({ ...original, title: "Price" })).not.toBe(digest(original))
  expect(digest(original, "A text.")).not.toBe(digest(original))
})
