import { z } from "zod"
import { inputOf } from "../../model/schema/input"
import { type ContentType, contentTypes, translatedTypes } from "../../model/schema/content-types"
import { keyOf, wordsOnly } from "../../model/languages/words-only"
import { editorConfig, isMadeByEditor } from "./config"
import { liveConfig } from "./live"
import { widgetsOf } from "./widgets"

/** The editor's configuration against the content model, for every kind. */

type Field = { name: string; label: string; fields?: Field[]; field?: Field } & Record<string, unknown>

const one = ["en-US"] as const
const { collections } = editorConfig(one)

/** A kind's collection, or its file in one. */
function placeOf({ name }: ContentType, among: readonly object[] = collections) {
  const found = among
    .flatMap((each) => ("files" in each && Array.isArray(each.files) ? each.files : [each]))
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

const several = ["en-US", "es", "pt-BR"] as const
const live = (languages: typeof one | typeof several) => liveConfig({ repository: "ada/my-site" }, languages)
const editors = [
  ["npm start", editorConfig],
  ["the live site", live],
] as const

/** Every field of the model and its widget, with the group that the field is in. */
function grouped(
  group: z.ZodObject,
  widgets: readonly Field[],
): { isKey: boolean; field: z.core.$ZodType; widget: Field }[] {
  const key = keyOf(group)
  return Object.entries(group.shape).flatMap(([name, field]) => {
    const widget = widgets.find((each) => each.name === name) ?? { name: "", label: "" }
    const input = inputOf(field)
    const element = input.is === "list" ? inputOf(input.of) : input
    const inner = element.is === "group" ? grouped(element.fields, widget.fields ?? []) : []
    return [{ isKey: name === key, field, widget }, ...inner]
  })
}

test.each(editors)("%s: an editor of one language says nothing of languages", (_, configOf) => {
  expect(JSON.stringify(configOf(one))).not.toMatch(/i18n|locale/)
})

test("in several languages, what is words has each of them in the editor of npm start, and nothing else has", () => {
  const among = editorConfig(several).collections
  for (const type of translatedTypes) {
    const { i18n, fields } = { i18n: false, ...placeOf(type, among) }
    expect([type.name, i18n]).toEqual([type.name, true])
    const found = grouped(type.schema, fields).map(
      ({ isKey, field, widget }) => [widget.name, widget["i18n"], isKey, field] as const,
    )
    for (const [name, shared, isKey, field] of found) {
      expect([type.name, name, shared]).toEqual([
        type.name,
        name,
        isKey ? "duplicate" : wordsOnly(field) ? true : undefined,
      ])
    }
    const body = fields.filter(({ name }: Field) => name === "body").map((field: Field) => field["i18n"])
    expect(body).toEqual(type.hasBody ? [true] : [])
  }
  const rest = contentTypes.filter((type) => !translatedTypes.includes(type))
  expect(JSON.stringify(rest.map((type) => placeOf(type, among)))).not.toContain("i18n")
})

test("a list of texts has its items in each language, in both editors", () => {
  const home = contentTypes.find(({ name }) => name === "HomePage")!
  for (const [, configOf] of editors) {
    const seo = placeOf(home, configOf(several).collections).fields.find(({ name }: Field) => name === "seo")
    expect(fieldAt([seo], "seo.keywords")).toMatchObject({ i18n: true, field: { i18n: true } })
  }
})

test("the live editor finds translations beside their originals, and asks for no word of one", () => {
  const { i18n, collections: among } = live(several)
  expect(i18n).toEqual({
    structure: "multiple_files",
    locales: ["en-US", "es", "pt-br"],
    default_locale: "en-US",
    initial_locales: "default",
    omit_default_locale_from_file_path: true,
  })
  const files = among.flatMap((each) => ("files" in each ? each.files.map(({ file }) => file) : []))
  expect(files).toContain("content/pages/home.{{locale}}.json")
  expect(files.every((file) => file.endsWith(".{{locale}}.json"))).toBe(true)
  const article = placeOf(
    translatedTypes.find(({ name }) => name === "Article")!,
    among,
  )
  expect(fieldAt(article.fields, "title")).toMatchObject({ i18n: true, required: ["en-US"] })
  expect(fieldAt(article.fields, "body")).toMatchObject({ i18n: true, required: ["en-US"] })
  expect(fieldAt(article.fields, "date")).toMatchObject({ required: true })
})

test("no item of a list is empty in the live editor, as it would leave a hole there", () => {
  const { fields } = placeOf(
    translatedTypes.find(({ name }) => name === "Resume")!,
    live(several).collections,
  )
  expect(fieldAt(fields, "basics.profiles.network")).toMatchObject({ i18n: true, required: true })
  const keywords = fieldAt(fields, "skills.keywords")
  expect(keywords).not.toHaveProperty("i18n")
  expect(keywords?.field).not.toHaveProperty("i18n")
})

test("a language has a name that Decap CMS takes", () => {
  const { i18n } = editorConfig(["en-US", "es-419", "pt-BR"])
  expect(i18n).toEqual({
    structure: "single_file",
    locales: ["en-us", "es-___", "pt-br"],
    default_locale: "en-us",
  })
})
