import en from "./en.json"
import es from "./es.json"
import { hasWords, wordsIn } from "./words-in"

const none = new Map()

test("no group has a name that Gatsby keeps for itself: an owner's file of words becomes a node", () => {
  for (const name of ["id", "children", "parent", "fields", "internal"]) expect(en).not.toHaveProperty(name)
})

test("a language of the site's has its words, in whatever region", () => {
  expect(wordsIn("es-MX", none)).toEqual(es)
  expect(wordsIn("en-GB", none)).toEqual(en)
})

test("an owner's word stands in place of the site's, and the nearer file's in place of the other", () => {
  const own = new Map([
    ["es", { menu: { open: "Menú", close: "Cerrar" } }],
    ["es-MX", { menu: { open: "Abrir" } }],
  ])
  expect(wordsIn("es-MX", own).menu).toEqual({ ...es.menu, open: "Abrir", close: "Cerrar" })
  expect(wordsIn("es", own).menu.open).toBe("Menú")
})

test("a language without words has the English ones, and no English word within a date or a time", () => {
  const words = wordsIn("de-AT", none)
  expect(hasWords("de-AT", none)).toBe(false)
  expect(words.menu).toEqual(en.menu)
  expect(words.body.now).toBe("")
  expect(words.body.reading).toBe("{time}")
})
