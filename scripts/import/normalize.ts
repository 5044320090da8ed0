import { z } from "zod"
import { formatPath } from "../../src/model/errors/content-issue"
import { fieldName } from "./field-names"
import { datesOf, normalizeDate } from "./normalize-date"
import { countryCode, locationOf } from "./normalize-location"
import { profileParts } from "./normalize-profile"

/** Data in today's form, and what was read in another way than it is written, a line each. */
type Normalized = { value: unknown; changed: string[] }

type Fields = Record<string, unknown>

const object = z.record(z.string(), z.unknown())
const same = (value: unknown): Normalized => ({ value, changed: [] })

/**
 * Brings what people and other tools write into the form of JSON Resume 1.0.0: other names of fields, dates in words,
 * addresses without https, one where a list is due and a text where a group is. What cannot be understood stays as it is.
 */
export function normalize(schema: z.core.$ZodType, data: unknown, at: PropertyKey[] = []): Normalized {
  if (schema instanceof z.ZodOptional) return normalize(schema.unwrap(), data, at)
  if (data === undefined || data === null || data === "") return same(undefined)
  if (schema instanceof z.ZodArray) return normalizeList(schema.element, data, at)
  if (schema instanceof z.ZodObject) return normalizeGroup(schema, data, at)
  return normalizeText(data, at)
}

function normalizeList(element: z.core.$ZodType, data: unknown, at: PropertyKey[]): Normalized {
  const items = itemsOf(element, data)
  if (!items) return same(data)
  const parts = items.map((item, index) => normalize(element, item, [...at, index]))
  const changed = parts.flatMap((part) => part.changed)
  return {
    value: parts.map(({ value }) => value),
    changed: [...noteIf(!Array.isArray(data), at, "a list"), ...changed],
  }
}

/** The items of a list that is written as one text, as one item, or as a group of named ones. */
function itemsOf(element: z.core.$ZodType, data: unknown): readonly unknown[] | undefined {
  if (typeof data === "string") {
    if (element instanceof z.ZodObject) return itemsOf(element, splitList(data))
    return splitList(data)
  }
  const fields = object.safeParse(data).data
  const items = Array.isArray(data) ? data : fields ? namedItems(element, fields) : undefined
  if (!items || !(element instanceof z.ZodObject)) return items?.map(nameOf)
  // Skills, languages and interests are often a list of words.
  return items.length > 0 && items.every((item) => typeof item === "string")
    ? wordItems(element, items)
    : items
}

const splitList = (text: string) =>
  text
    .split(text.includes("\n") ? /\n+/ : /\s*[,;•|]\s*/)
    .map((part) => part.replace(/^\s*[-*•–]\s+/, "").trim())
    .filter(Boolean)

/** What a list of words is made of: an item that is a group is its name. */
function nameOf(item: unknown): unknown {
  const { name, title, keyword, label }: Fields = object.safeParse(item).data ?? {}
  return [name, title, keyword, label].find((each) => typeof each === "string") ?? item
}

/** `{ "Languages": ["JS"] }` is a list of one group with that name; `{ "name": "Acme" }` is one item. */
function namedItems(element: z.core.$ZodType, fields: Fields): unknown[] | undefined {
  if (!(element instanceof z.ZodObject)) return undefined
  const known = Object.keys(element.shape)
  const { type } = z.globalRegistry.get(element) ?? {}
  if (Object.keys(fields).some((key) => known.includes(fieldName(key, type, known)))) return [fields]
  if (type === "ResumeSkill") return Object.entries(fields).map(([name, keywords]) => ({ name, keywords }))
  if (type === "ResumeLanguage")
    return Object.entries(fields).map(([language, fluency]) => ({ language, fluency }))
  if (type === "ResumeProfile")
    return Object.entries(fields).map(([network, page]) =>
      typeof page === "string" ? { network, [/[/]/.test(page) ? "url" : "username"]: page } : page,
    )
  return [fields]
}

/** Items that are words alone. Skills are one group. */
function wordItems(element: z.ZodObject, words: readonly unknown[]): unknown[] {
  const { type } = z.globalRegistry.get(element) ?? {}
  if (type === "ResumeSkill") return [{ name: "Skills", keywords: words }]
  if (type === "ResumeProfile") return words.map((url) => ({ url }))
  const field = {
    ResumeLanguage: "language",
    ResumeProject: "name",
    ResumeCertificate: "name",
    ResumeAward: "title",
  }[type ?? ""]
  return field === undefined ? [...words] : words.map((word) => ({ [field]: word }))
}

function normalizeGroup(schema: z.ZodObject, data: unknown, at: PropertyKey[]): Normalized {
  const { type } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(data) && data.length === 1) return normalizeGroup(schema, data[0], at)
  if (type === "ResumeLocation" && typeof data === "string")
    return { value: locationOf(data), changed: [note(at, Object.values(locationOf(data)).join(", "), data)] }
  const fields = object.safeParse(data).data
  if (!fields) return same(data)
  const known = Object.keys(schema.shape)
  const named = withWholeName(
    renamed(fields, (key) => fieldName(key, type ?? "Resume", known)),
    known,
  )
  const timed = withBothEnds(named, known)
  const parts = Object.entries(timed).map(([key, value]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
    return [key, field ? normalizeField(key, field, value, [...at, key]) : same(value)] as const
  })
  const value = Object.fromEntries(parts.map(([key, part]) => [key, part.value]))
  const more = type === "ResumeProfile" ? profileParts(value) : {}
  const code = type === "ResumeLocation" ? fromCountry(value) : {}
  return {
    value: { ...value, ...more, ...code },
    changed: [
      ...parts.flatMap(([, { changed }]) => changed),
      ...Object.entries(more).map(
        ([key, text]) => `${formatPath([...at, key])}: ${text}, from what is there`,
      ),
    ],
  }
}

/** Fields under their names of today. A field that has its own name already is not replaced. */
function renamed(fields: Fields, nameFor: (key: string) => string): Fields {
  const result: Fields = {}
  for (const [key, value] of Object.entries(fields)) {
    const name = nameFor(key)
    const isTaken = name !== key && (!isEmpty(fields[name]) || !isEmpty(result[name]))
    result[isTaken ? key : name] = value
  }
  return result
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ""

/** A name that is written in two fields. */
function withWholeName({ firstName, lastName, ...fields }: Fields, known: readonly string[]): Fields {
  const name = [firstName, lastName].filter((part) => typeof part === "string" && part !== "").join(" ")
  if (name === "") return fields
  return known.includes("label") && isEmpty(fields["name"])
    ? { ...fields, name }
    : { ...fields, firstName, lastName }
}

/** The end of a time that is written in one field: "2012 – 2016". */
function withBothEnds(fields: Fields, known: readonly string[]): Fields {
  const { startDate, endDate } = fields
  const both =
    typeof startDate === "string" && known.includes("endDate") ? datesOf(startDate.trim()) : undefined
  return both && isEmpty(endDate) ? { ...fields, startDate: both[0], endDate: both[1] } : fields
}

function fromCountry({ countryCode: written }: Fields): Fields {
  const code = typeof written === "string" ? countryCode(written) : undefined
  return code === undefined ? {} : { countryCode: code }
}

function normalizeField(
  name: string,
  schema: z.core.$ZodType,
  value: unknown,
  at: PropertyKey[],
): Normalized {
  if (/date$/i.test(name) && (typeof value === "string" || typeof value === "number")) {
    const written = String(value).trim()
    const date = normalizeDate(written)
    const isSame = date === written || (date === undefined && written === "")
    return { value: date, changed: isSame ? [] : [note(at, date ?? "left out", written)] }
  }
  if ((name === "url" || name === "email") && typeof value === "string") {
    const written = value.trim()
    const address =
      name === "url" ? secure(written) : written.replace(/^(?:mailto:|.*<)/i, "").replace(/>$/, "")
    return { value: address, changed: address === written ? [] : [note(at, address, written)] }
  }
  return normalize(schema, value, at)
}

/** An address with https. Hosts of today answer it, and the site links to nothing else. */
const secure = (address: string) =>
  address
    .replace(/^http:\/\//i, "https://")
    .replace(/^\/\//, "https://")
    .replace(/^(?=(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$))/i, "https://")

/** A text that is written as a number, as lines in a list, or as a group such as a place. */
function normalizeText(data: unknown, at: PropertyKey[]): Normalized {
  if (typeof data === "string") return same(data)
  if (typeof data === "number") return same(String(data))
  const values = Array.isArray(data) ? data : Object.values(object.safeParse(data).data ?? {})
  const words = values.filter((value) => typeof value === "string" && value !== "")
  if (words.length === 0 || words.length < values.filter((value) => !isEmpty(value)).length) return same(data)
  const text = words.join(words.every((word) => /[.!?]$/.test(String(word))) ? " " : ", ")
  return { value: text, changed: [note(at, text, "several")] }
}

const note = (at: PropertyKey[], now: string, written: string) =>
  `${formatPath(at)}: ${now}, from "${written}"`
const noteIf = (is: boolean, at: PropertyKey[], what: string) =>
  is ? [`${formatPath(at)}: read as ${what}`] : []
