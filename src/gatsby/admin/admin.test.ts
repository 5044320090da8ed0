import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { project } from "../../model/schema/content-types/project"
import { contentTypes } from "../../model/schema/content-types"
import { fixture } from "../../../test/fixture"
import { editorConfig } from "./config"
import { editsBetween } from "./backend/edits"
import { keepForm } from "./backend/keep-form"
import { editorPage } from "./page"
import { widgetsOf } from "./widgets"

const read = (file: string) => readFileSync(path.join(fixture, file), "utf8")

test("each kind of field becomes a widget, with the model's description", () => {
  const widgets = widgetsOf(project)
  expect(Object.fromEntries(widgets.map(({ name, widget }) => [name, widget]))).toMatchObject({
    order: "number",
    title: "string",
    description: "text",
    date: "datetime",
    category: "select",
    tags: "list",
    curated: "boolean",
    image: "object",
    color: "color",
    webapp: "string",
  })
  expect(widgets.find(({ name }) => name === "title")).toMatchObject({
    hint: project.shape.title.description,
  })
})

test("a field is required if the model allows it neither missing nor empty", () => {
  const widgets = widgetsOf(z.strictObject({ a: z.string().min(1), b: z.string(), c: z.int().optional() }))
  expect(widgets.map(({ required }) => required)).toEqual([true, false, false])
})

test("no field of an optional group is required, as the editor would always ask for it", () => {
  const group = z.strictObject({ a: z.string().min(1) })
  const [needed, optional] = widgetsOf(z.strictObject({ needed: group, optional: group.optional() }))
  expect(needed).toMatchObject({ required: true, fields: [{ required: true }] })
  expect(optional).toMatchObject({ required: false, fields: [{ required: false }] })
})

test("a list of groups has their fields, a list of texts has one", () => {
  const inner = z.strictObject({ name: z.string().describe("Its name.") })
  const [groups, texts] = widgetsOf(z.strictObject({ items: z.array(inner), tags: z.array(z.string()) }))
  expect(groups).toMatchObject({ widget: "list", fields: [{ name: "name", widget: "text" }] })
  expect(texts).toMatchObject({ widget: "list", field: { widget: "text" } })
})

test("every content type is in the editor", () => {
  const { collections } = editorConfig(["en-US"])
  const names = collections.flatMap((each) =>
    "files" in each ? each.files.map(({ name }) => name) : [each.name],
  )
  expect(names.toSorted()).toEqual(contentTypes.map(({ name }) => name).toSorted())
})

test("the configuration cannot close the page's script element", () => {
  expect(editorPage({ label: "</script>" })).not.toContain('"</script>')
})

test("lists the fewest changes between two values; empty fields are not changes", () => {
  const before = { a: 1, list: [{ x: 1 }, { x: 2 }], gone: "x" }
  const after = { a: 1, list: [{ x: 1, empty: "" }, { x: 3 }], off: false, group: { in: "" } }
  expect(editsBetween(before, after)).toEqual([
    { path: ["list", 1, "x"], value: 3 },
    { path: ["gone"], value: undefined },
  ])
})

test("changes only one line of a JSON file, in whatever order the editor writes the keys", () => {
  const before = read("content/projects/loom/project.json")
  const data: Record<string, unknown> = JSON.parse(before)
  const after = Object.fromEntries(Object.entries({ ...data, title: "Lume" }).toReversed())
  const kept = keepForm(project, before, JSON.stringify(after))
  expect(kept).toBe(before.replace('"title": "Loom"', '"title": "Lume"'))
})

test("an emptied optional field is removed; a required one stays for the content check to report", () => {
  const before = read("content/projects/loom/project.json")
  const after = JSON.stringify({ ...JSON.parse(before), github: "", title: "" })
  const kept: Record<string, unknown> = JSON.parse(keepForm(project, before, after))
  expect(kept).not.toHaveProperty("github")
  expect(kept).toHaveProperty("title", "")
})

test("a chosen picture gets a path relative to its file; a picture that was not chosen stays", () => {
  const before = read("content/projects/loom/project.json")
  const { image, ...rest }: Record<string, object> = JSON.parse(before)
  const after = JSON.stringify({ ...rest, image: { ...image, src: "own.png" } })
  expect(keepForm(project, before, after)).toBe(before.replace("./thumbnail.png", "./own.png"))
})

test("the other fields of an MDX file keep their quotes, and the text stays exactly the same", () => {
  const { schema } = contentTypes.find(({ name }) => name === "Article")!
  const before = read("content/blog/wet-paper/index.mdx")
  const [, body = ""] = before.split(/^---\n\n/m)
  const [date = ""] = /^date: ".*"$/m.exec(before) ?? []
  const edited = `---\ntitle: Posters\n${date}\n`
  const rest = before
    .replace(/^---\n/, edited)
    .replace(/^title: ".*\n/m, "")
    .replace(new RegExp(`^${date}\n(?=tags)`, "m"), "")
  const kept = keepForm(schema, before, rest, true)
  expect(kept).toBe(before.replace(/^title: ".*$/m, 'title: "Posters"'))
  expect(kept.endsWith(body)).toBe(true)
})
