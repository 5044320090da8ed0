import { isDeepStrictEqual } from "node:util"

/** A change of one value in a file; `value` is undefined if it is removed. */
export type Edit = { path: (string | number)[]; value: unknown }

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Whether a form left a value out: also a group or list of nothing else. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.values(value).every(isEmpty))

/** The fewest changes between two values, each as deep as possible. Empty fields that stay empty are none. */
export function editsBetween(before: unknown, after: unknown, path: Edit["path"] = []): Edit[] {
  if (isDeepStrictEqual(before, after) || (isEmpty(before) && isEmpty(after))) return []
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => editsBetween(before[key], after[key], [...path, key]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item: unknown, index) => editsBetween(before[index], item, [...path, index]))
  }
  return [{ path, value: withoutEmpty(after) }]
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) =>
      field === undefined || field === null ? [] : [[key, withoutEmpty(field)]],
    ),
  )
}
