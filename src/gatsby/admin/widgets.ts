import { z } from "zod"
import { aboutOf, inputOf, required } from "../../model/schema/input"

/** A field of a Decap CMS configuration. Sveltia CMS reads the same. */
type Widget = {
  name: string
  label: string
  hint?: string
  required: boolean
  widget: string
} & Record<string, unknown>

/** What a widget says besides: how the languages of a site share its field (shared-fields.ts). */
export type Mark = (field: z.core.$ZodType, place: Place) => object

export type Place = {
  /** The group that a field is in; undefined for a text in a list. */
  group: z.ZodObject | undefined
  isInList: boolean
  isNeeded: boolean
}

type Options = { needed?: boolean; isInList?: boolean; mark?: Mark | undefined }

/** The model's fields as editor widgets. `needed` is false in an optional group: its fields would be asked for. */
export const widgetsOf = (
  schema: z.ZodObject,
  { needed = true, isInList = false, mark = () => ({}) }: Options = {},
): Widget[] =>
  Object.entries(schema.shape).map(([key, field]) => {
    const isNeeded = needed && !z.safeParse(field, undefined).success && !z.safeParse(field, "").success
    return {
      name: key,
      label: labelOf(key),
      hint: aboutOf(field),
      required: isNeeded,
      ...widgetOf(field, isNeeded, mark),
      ...mark(field, { group: schema, isInList, isNeeded }),
    }
  })

type Shape = { widget: string } & Record<string, unknown>

function widgetOf(field: z.core.$ZodType, needed: boolean, mark: Mark): Shape {
  const input = inputOf(field)
  switch (input.is) {
    case "list":
      return { widget: "list", allow_add: true, collapsed: true, ...itemOf(input.of, mark) }
    case "group":
      return { widget: "object", collapsed: !needed, fields: widgetsOf(input.fields, { needed, mark }) }
    case "choice":
      return { widget: "select", options: input.options }
    case "text":
      return { widget: lengthOf(field) <= 100 ? "string" : "text" }
    case "date":
      // The editor would fill in today's date.
      return { ...simple.date, ...(needed ? {} : { default: "" }) }
    default:
      return simple[input.is]
  }
}

/** The items of a list: groups of fields, or single values. Collapsed items are named by what is in them. */
function itemOf(element: z.core.$ZodType, mark: Mark): Record<string, unknown> {
  const input = inputOf(element)
  if (input.is === "group")
    return {
      fields: widgetsOf(input.fields, { isInList: true, mark }),
      summary: `{{fields.${namingField(input.fields)}}}`,
    }
  const item = { name: "item", label: "Item", required: true, ...widgetOf(element, true, mark) }
  const marked = mark(element, { group: undefined, isInList: true, isNeeded: true })
  return { field: { ...item, ...marked }, summary: "{{fields.item}}" }
}

/** The longest text a field accepts. A short text gets a one-line input. */
const lengthOf = (optional: z.core.$ZodType): number =>
  z.globalRegistry.get(required(optional))?.length?.most ?? Infinity

const simple = {
  date: {
    widget: "datetime",
    format: "YYYY-MM-DD",
    date_format: "YYYY-MM-DD",
    time_format: false,
    picker_utc: true,
  },
  file: { widget: "image", choose_url: false },
  email: { widget: "string" },
  color: { widget: "color", allowInput: true },
  video: { widget: "string" },
  page: { widget: "string" },
  number: { widget: "number", value_type: "int", step: 1 },
  truth: { widget: "boolean" },
}

/** Fields whose value is a name for what they are in. */
const naming = new Set(["text", "choice", "email", "date", "video", "page", "number", "file"])

/** The path of the field that names a group: the first with a value of its own, else the first inside a group. */
function namingField({ shape }: z.ZodObject): string {
  const fields = Object.entries(shape).map(([key, field]) => ({ key, input: inputOf(field) }))
  const own = fields.find(({ key, input }) => key !== "slug" && naming.has(input.is))
  if (own) return own.key
  const [inner] = fields.flatMap(({ key, input }) =>
    input.is === "group" ? [`${key}.${namingField(input.fields)}`] : [],
  )
  return inner ?? fields[0]?.key ?? ""
}

export const labelOf = (key: string) =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
