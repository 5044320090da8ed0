import { z } from "zod"
import { formatPath } from "../../errors/content-issue"
import { linkTarget, properName, shownFigure, text } from "../../schema/fields"
import { compareWords } from "./compare-words"

const schema = z.strictObject({
  title: text,
  note: text.optional(),
  seeking: z.strictObject({ label: text, to: linkTarget }).optional(),
  claims: z.array(z.strictObject({ figure: shownFigure, text, by: properName.optional() })).optional(),
  choices: z.array(z.strictObject({ key: z.string().meta({ key: true }), label: text })).optional(),
})

const original = {
  title: "Prices",
  claims: [
    { figure: "0.05 s", text: "to judge a page", by: "A study" },
    { figure: "63%", text: "on phones" },
  ],
  choices: [
    { key: "shop", label: "A shop" },
    { key: "blog", label: "A blog" },
  ],
}
const whole = {
  title: "Precios",
  claims: [{ text: "para juzgar" }, { figure: "63 %", text: "en teléfonos" }],
  choices: [
    { key: "blog", label: "Un blog" },
    { key: "shop", label: "Una tienda" },
  ],
}

const found = (words: unknown, from: unknown = original) =>
  compareWords(schema, from, words, { original: "content/a.json", from: "en", to: "es" }).map(
    ({ path, reason }) => `${formatPath(path)} ${reason}`,
  )

test("a translation with all words is in order; names and figures may be missing", () => {
  expect(found(whole)).toEqual([])
})

test.each([
  [{ title: undefined }, ["title is missing: content/a.json has it"]],
  [{ claims: undefined }, ["claims is missing: content/a.json has it"]],
  [{ title: "[en] Prices" }, ["title is not translated yet: it has [en] before its words"]],
  [
    { claims: [whole.claims[0]] },
    ["claims has 1, but content/a.json has 2; translate each of them, in the same order"],
  ],
  [
    { claims: [{ figure: "0.5 s", text: "para" }, whole.claims[1]] },
    ["claims[0].figure is 0.5 s, but 0.05 s in content/a.json; a figure has the same digits everywhere"],
  ],
  [
    { choices: [whole.choices[0]] },
    ["choices lacks the one with the key shop, which content/a.json has; add it"],
  ],
  [
    { choices: [...whole.choices, { key: "app", label: "Una app" }] },
    ["choices[2] has the key app, which content/a.json has not or which stands here twice; take it out"],
  ],
  [
    { choices: [{ key: "blog", label: "[en] A blog" }, whole.choices[1]] },
    ["choices[0].label is not translated yet: it has [en] before its words"],
  ],
  [
    { seeking: { label: "Busco" } },
    ["seeking is not in content/a.json; put it there first, or take it out here"],
  ],
])("%j is told once, with its place and what to do", (change, reasons) => {
  expect(found({ ...whole, ...change })).toEqual(reasons)
})

test("a sentence with usual words may be there without the original", () => {
  expect(found({ ...whole, note: "Sin sorpresas." })).toEqual([])
})

test("a figure may have a language's own signs and digits", () => {
  const claims = [
    { figure: "0,05 s", text: "a" },
    { figure: "٦٣٪", text: "b" },
  ]
  const sides = { original: "content/a.json", from: "en", to: "ar-EG" }
  expect(compareWords(schema, original, { ...whole, claims }, sides)).toEqual([])
})
