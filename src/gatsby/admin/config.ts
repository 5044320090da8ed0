import { z } from "zod"
import { aboutOf, inputOf, required } from "../../model/input"
import { type Kind, kinds } from "../../model/kinds"

/** A field of a Decap CMS configuration. */
export type Widget = {
  name: string
  label: string
  hint?: string
  required: boolean
  widget: string
} & Record<string, unknown>

/** How a kind's fields are shown: with picture pickers if the pictures lie beside the file. */
type Manner = { pickers: boolean }

/**
 * The content model's fields as editor widgets, in the model's order.
 * @param needed false inside an optional group, as the editor would always ask for its fields.
 */
export const widgetsOf = (schema: z.ZodObject, manner: Manner = { pickers: true }, needed = true): Widget[] =>
  Object.entries(schema.shape).map(([key, field]) => {
    const isNeeded = needed && !z.safeParse(field, undefined).success && !z.safeParse(field, "").success
    const widget = widgetOf(field, manner, isNeeded)
    return { name: key, label: labelOf(key), hint: aboutOf(field), required: isNeeded, ...widget }
  })

/** The widget of one field, with its options. */
function widgetOf(
  field: z.core.$ZodType,
  manner: Manner,
  needed: boolean,
): { widget: string } & Record<string, unknown> {
  const input = inputOf(field)
  switch (input.is) {
    case "list":
      return { widget: "list", allow_add: true, collapsed: true, ...itemOf(input.of, manner) }
    case "group":
      return { widget: "object", collapsed: true, fields: widgetsOf(input.fields, manner, needed) }
    case "choice":
      return { widget: "select", options: input.options }
    case "text":
      return { widget: lengthOf(field) <= 100 ? "string" : "text" }
    case "file":
      return manner.pickers ? { widget: "image", choose_url: false } : { widget: "string" }
    default:
      return simple[input.is]
  }
}

/** The items of a list: groups of fields, or single values. */
function itemOf(element: z.core.$ZodType, manner: Manner): Record<string, unknown> {
  const input = inputOf(element)
  if (input.is === "group")
    return { fields: widgetsOf(input.fields, manner), summary: summaryOf(input.fields) }
  return { field: { name: "item", label: "Item", required: true, ...widgetOf(element, manner, true) } }
}

/** The longest text a field accepts. A short text gets a one-line input. */
function lengthOf(optional: z.core.$ZodType): number {
  const field = required(optional)
  return (field instanceof z.ZodString && field.maxLength) || Infinity
}

const simple = {
  date: {
    widget: "datetime",
    format: "YYYY-MM-DD",
    date_format: "YYYY-MM-DD",
    time_format: false,
    picker_utc: true,
  },
  email: { widget: "string" },
  color: { widget: "color", allowInput: true },
  video: { widget: "string" },
  page: { widget: "string" },
  number: { widget: "number", value_type: "int", step: 1 },
  truth: { widget: "boolean" },
}

/** The summary of a collapsed list item: its first field. */
const summaryOf = (schema: z.ZodObject) => `{{fields.${Object.keys(schema.shape)[0] ?? ""}}}`

/** `actionLabel` as `Action label`. */
const labelOf = (key: string) =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The editor needs no preview: the running site is the preview. */
const withoutPreview = { preview: false }

/** Decap CMS needs a branch name. Here it writes to the working tree. */
export const branch = "main"

const isSingle = ({ place }: Kind) => !place.includes("<slug>")

/** A kind with a single file. */
const file = ({ name, about, place, schema }: Kind) => ({
  name,
  label: labelOf(name),
  description: about,
  file: `content/${place}`,
  fields: widgetsOf(schema, { pickers: false }),
})

/** The field that names an entry in lists. */
const nameField = ({ shape }: Kind["schema"]) =>
  "title" in shape ? "title" : "state" in shape ? "state" : "intro.title"

/** Where a kind's entries are, in the form that Decap CMS asks for; undefined for a kind with one file. */
export function folderOf({ place, hasBody }: Kind) {
  const [top, rest] = place.split("/<slug>")
  if (rest === undefined) return undefined
  return { folder: `content/${top}`, extension: hasBody ? "mdx" : "json", depth: rest.split("/").length }
}

/** A kind with a file for each entry. `npm run new` creates entries with their pictures. */
function folder({ name, about, place, schema, hasBody }: Kind) {
  const [top = "", rest = ""] = place.split("/<slug>")
  const path = `{{slug}}${rest.replace(/\.\w+$/, "")}`
  const text = { name: "body", label: "Text", hint: "Markdown and MDX.", required: true, widget: "text" }
  return {
    name,
    label: labelOf(name),
    description: about,
    folder: `content/${top}`,
    path,
    extension: hasBody ? "mdx" : "json",
    format: hasBody ? "yaml-frontmatter" : "json",
    editor: withoutPreview,
    create: false,
    delete: false,
    identifier_field: nameField(schema),
    summary: `{{${nameField(schema)}}}`,
    media_folder: "",
    public_folder: ".",
    fields: [...widgetsOf(schema, { pickers: rest.startsWith("/") }), ...(hasBody ? [text] : [])],
  }
}

/**
 * The editor's configuration, made from the content model. The editor writes files in `content/`
 * through the API that `npm start` serves at `/api/v1`.
 */
export const editorConfig = () => ({
  load_config_file: false,
  backend: { name: "proxy", proxy_url: "/api/v1", branch },
  show_preview_links: false,
  publish_mode: "simple",
  media_folder: "content",
  public_folder: ".",
  collections: [
    ...kinds.filter((kind) => !isSingle(kind)).map(folder),
    {
      name: "site",
      label: "The site and its pages",
      delete: false,
      editor: withoutPreview,
      files: kinds.filter((kind) => isSingle(kind) && !kind.place.startsWith("lists/")).map(file),
    },
    {
      name: "lists",
      label: "Lists",
      delete: false,
      editor: withoutPreview,
      files: kinds.filter(({ place }) => place.startsWith("lists/")).map(file),
    },
  ],
})
