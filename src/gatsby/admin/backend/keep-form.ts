import { applyEdits, modify } from "jsonc-parser"
import { isScalar, parseDocument, stringify } from "yaml"
import { z } from "zod"
import { required } from "../../../model/schema/input"
import { readJson, readMdx } from "../../../model/read/parse/parse-file"
import { type Edit, editsBetween } from "./edits"
import { filledIn } from "./filled-in"

/** A content file with only the editor's changes: order, quotes and comments stay. Emptied optional fields go. */
export function keepForm(schema: z.ZodObject, before: string, after: string, hasBody = false): string {
  return hasBody ? keepMdx(schema, before, after) : keepJson(schema, before, after)
}

export function newText(schema: z.ZodObject, raw: string, hasBody = false): string {
  const { data, body } = hasBody ? readMdx(raw) : readJson(raw)
  const fields = filledIn(schema, data)
  return hasBody
    ? `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${body.trim()}\n`
    : JSON.stringify(fields, undefined, 2)
}

function keepJson(schema: z.ZodObject, before: string, after: string): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  return editsBetween(readJson(before).data, filledIn(schema, readJson(after).data)).reduce(
    (text, edit) => applyEdits(text, modify(text, edit.path, valueOf(schema, edit), { formattingOptions })),
    before,
  )
}

function keepMdx(schema: z.ZodObject, before: string, after: string): string {
  const [old, edited] = [readMdx(before), readMdx(after)]
  const fields = parseDocument(before.slice(0, before.length - old.body.length).replaceAll(/^---\s*$/gm, ""))
  for (const edit of editsBetween(old.data, filledIn(schema, edited.data))) {
    const value = valueOf(schema, edit)
    const node = fields.getIn(edit.path, true)
    if (value === undefined) fields.deleteIn(edit.path)
    else if (isScalar(node) && typeof value !== "object") node.value = value
    else fields.setIn(edit.path, value)
  }
  const body = edited.body.trim() === old.body.trim() ? old.body : `\n${edited.body.trim()}\n`
  return `---\n${fields.toString({ lineWidth: 0 })}---\n${body}`
}

const valueOf = (schema: z.ZodObject, { path, value }: Edit): unknown =>
  value === "" && isOptional(schema, path) ? undefined : value

function isOptional(schema: z.core.$ZodType, [key, ...rest]: Edit["path"]): boolean {
  const field = required(schema)
  if (key === undefined) return schema instanceof z.ZodOptional
  if (field instanceof z.ZodArray) return isOptional(field.element, rest)
  const inner = field instanceof z.ZodObject ? field.shape[String(key)] : undefined
  return inner !== undefined && isOptional(inner, rest)
}
