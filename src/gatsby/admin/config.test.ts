import { z } from "zod"
import { inputOf } from "../../model/schema/input"
import { type ContentType, contentTypes } from "../../model/schema/content-types"
import { editorConfig, isMadeByEditor } from "./config"
import { liveConfig } from "./live"
import { widgetsOf } from "./widgets"

/** The editor's configuration against the content model, for every kind. */

type Field = { name: string; label: string; fields?: Field[]; field?: Field } & Record<string, unknown>

const one = ["en-US"] as const
const { collections } = editorConfig(one)

/** A kind's collection, or its file in one. */
function placeOf({ name }: ContentType) {
  const found = collections
    .flatMap((each): object[] => ("files" in each ? each.files : [each]))
    .find((each) => "name" in each && each.name === name)
  return { label: "", summary: "", description: "", fields: [], create: false, ...found }
}

/** Every field of the model and its widget, however deep. */
function pairs(schema: z.ZodObject, widgets: readonly Field[]): { field: z.core.$ZodType; widget: Field }[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const widget = widgets.find(({ name }) => name === key) ?? { name: "", label: "" }
    const input = inputOf(field)
    const element = input.is === "list" ? inputOf(input.of) : input
    const inner = element.is === "group" ? pairs(element.fields, widget.fields ?? []) : []
    return [{ field, widget }, ...inner]
  })
}

/** Decap's name of the widget for each kind of input. */
const widgetFor = {
  list: /^list$/,
  group: /^object$/,
  choice: /^select$/,
  text: /^(?:string|text)$/,
  date: /^datetime$/,
  file: /^image$/,
  email: /^string$/,
  color: /^color$/,
  video: /^string$/,
  page: /^string$/,
  number: /^number$/,
  truth: /^boolean$/,
}

describe.each(contentTypes.map((type) => [type.name, type] as const))("%s", (_, type) => {
  test("has a widget for each field, with the model's words", () => {
    const { fields } = placeOf(type)
    for (const { field, widget } of pairs(type.schema, fields)) {
      expect(widget.name).not.toBe("")
      expect(widget["widget"]).toMatch(widgetFor[inputOf(field).is])
      expect(widget["hint"]).toBe(z.globalRegistry.get(field)?.description ?? "")
    }
    const names = fields.map(({ name }: Field) => name)
    expect(names).toEqual([...Object.keys(type.schema.shape), ...(type.hasBody ? ["body"] : [])])
  })

  test("has names in every list: its own, and those of collapsed items", () => {
    const { label, description, summary, fields } = placeOf(type)
    expect(label).toMatch(/^[A-Z].+/)
    expect(description).not.toBe("")
    const isList = type.place.includes("<slug>")
    expect(fieldAt(fields, summary.slice(2, -2)) !== undefined).toBe(isList)
    const lists = pairs(type.schema, fields).filter(({ widget }) => widget["widget"] === "list")
    for (const { widget } of lists) {
      const [, place = ""] = /^\{\{fields\.(.+)\}\}$/.exec(String(widget["summary"])) ?? []
      const inner = widget.field ? [widget.field] : (widget.fields ?? [])
      expect([widget.name, fieldAt(inner, place)?.["widget"]]).toEqual([
        widget.name,
        expect.stringMatching(/^(?:string|text|select|datetime|number|image)$/),
      ])
    }
  })

  test("is made by the editor if a folder or file of its own is all that it needs", () => {
    const isMade = placeOf(type).create
    expect(isMade).toBe(isMadeByEditor(type))
    expect(isMade).toBe(["Project", "Article", "State", "LedgerClaim"].includes(type.name))
  })
})

/** The field at a path such as `image.alt`. */
function fieldAt(fields: readonly Field[], place: string): Field | undefined {
  const [first, ...rest] = place.split(".")
  const field = fields.find(({ name }) => name === first)
  return rest.length ? fieldAt(field?.fields ?? [], rest.join(".")) : field
}

test("an optional date has no date of its own", () => {
  const [needed, optional] = widgetsOf(z.strictObject({ a: z.iso.date(), b: z.iso.date().optional() }))
  expect(needed).not.toHaveProperty("default")
  expect(optional).toHaveProperty("default", "")
})

test("both editors give a picture that is put in a plain name", () => {
  // Decap does it by itself, as for the names of entries.
  expect(editorConfig(one).slug).toEqual({ encoding: "ascii", clean_accents: true })
  expect(liveConfig({ repository: "ada/my-site" }, one)).toMatchObject({
    slug: editorConfig(one).slug,
    media_libraries: { default: { config: { slugify_filename: true } } },
  })
})
