import { z } from "zod"
import { translatedTypes } from "../schema/content-types"
import { drawing, hexColor, linkTarget, properName, seo, shownFigure, text } from "../schema/fields"
import { overlayOf } from "./overlay"
import { wordsOfObject } from "./words-only"

const plan = z.strictObject({
  name: properName,
  price: z.int32(),
  color: hexColor,
  to: linkTarget,
  image: drawing,
  figure: shownFigure.optional(),
  adds: z.array(text).min(1).optional(),
})

test("words are texts, names, figures and what a picture shows, at any depth; all else is the original's", () => {
  const words = wordsOfObject(z.strictObject({ seo, items: z.array(plan), date: z.iso.date() }))
  const item = { name: "A", image: { alt: "B" }, figure: "1", adds: ["C"] }
  expect(words?.safeParse({ items: [item, {}] }).success).toBe(true)
  for (const other of [{ price: 1 }, { to: "/" }, { color: "#000000" }, { image: { src: "./a.svg" } }])
    expect(words?.safeParse({ items: [other] }).success).toBe(false)
  expect(words?.safeParse({ date: "2026-01-01" }).success).toBe(false)
})

test("a word keeps the rules of its field", () => {
  const words = wordsOfObject(z.strictObject({ seo }))
  expect(words?.safeParse({ seo: { title: "Too short" } }).success).toBe(false)
})

test("an item of a list with keys needs its key", () => {
  const items = z.array(z.strictObject({ key: z.string().meta({ key: true }), label: text }))
  const words = wordsOfObject(z.strictObject({ items }))
  expect(words?.safeParse({ items: [{ key: "a", label: "A" }] }).success).toBe(true)
  expect(words?.safeParse({ items: [{ label: "A" }] }).success).toBe(false)
})

test.each(translatedTypes.map((type) => [type.name, type] as const))(
  "no translation of %s may have a price, a date, a link, a color or a file",
  (_, type) => {
    const roles = new Set(["file", "static", "page", "way", "project", "color", "claim", "plan"])
    expect(leaves(overlayOf(type)).filter(({ role }) => roles.has(role ?? ""))).toEqual([])
    expect(leaves(overlayOf(type)).filter(({ field }) => field instanceof z.ZodNumber)).toEqual([])
  },
)

/** Every field of a schema that has no fields of its own, but for those that a translation adds. */
function leaves(schema: z.core.$ZodType): { field: z.core.$ZodType; role: string | undefined }[] {
  if (schema instanceof z.ZodOptional) return leaves(schema.unwrap())
  if (schema instanceof z.ZodArray) return leaves(schema.element)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap((field) => leaves(field))
  return [{ field: schema, role: z.globalRegistry.get(schema)?.role }]
}
