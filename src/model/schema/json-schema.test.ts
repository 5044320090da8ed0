import { readFileSync } from "node:fs"
import Ajv from "ajv"
import { fixture } from "../../../test/fixture"
import { toJsonSchema } from "./json-schema"
import { type ContentType, contentTypes } from "./content-types"
import { filesOf } from "../read/files"
import { readEntries, readOwnerTokens } from "../read/read-entries"

// Each format comes with an equivalent pattern.
const ajv = new Ajv({ strict: true, allErrors: true, validateFormats: false })
const entries = readEntries(fixture, filesOf(fixture), readOwnerTokens(new Uint8Array()))
const type = (name: string): ContentType => contentTypes.find((each) => each.name === name)!

test.each(contentTypes)("all content of $name matches its schema", (each) => {
  const holds = ajv.compile(toJsonSchema(each))
  const own = entries.filter((entry) => entry.type.name === each.name)
  // A content type with a file for each entry may have no entries.
  const least = each.place.includes("<slug>") ? 0 : 1
  expect(own.length).toBeGreaterThanOrEqual(least)
  for (const { file, data } of own) {
    holds(data)
    expect({ file, errors: holds.errors }).toEqual({ file, errors: null })
  }
})

test("a schema marks the same errors as the content check: an unknown key, a missing one, a wrong value", () => {
  const holds = ajv.compile(toJsonSchema(type("Project")))
  const sound: Record<string, unknown> = JSON.parse(
    readFileSync(`${fixture}/content/projects/loom/project.json`, "utf8"),
  )
  const { reason: _, ...rest } = sound
  holds({ ...rest, resaon: "x", category: "app", image: { src: "thumbnail.gif", alt: "", size: 1 } })
  expect(
    (holds.errors ?? []).map(({ keyword, instancePath }) => `${instancePath} ${keyword}`).toSorted(),
  ).toEqual([
    " additionalProperties",
    " required",
    "/category enum",
    "/image additionalProperties",
    "/image/alt pattern",
    "/image/src pattern",
  ])
})

test("a schema refuses no text that the content check accepts, however wide its letters are", () => {
  const article = type("Article")
  const holds = ajv.compile(toJsonSchema(article))
  const { data } = entries.find((entry) => entry.type.name === "Article")!
  const withSeo = (title: string, description: string) => ({
    ...Object(data),
    seo: { title, description, keywords: ["a"] },
  })
  const chinese = withSeo("网站设计与开发工程", "为小企业设计和开发网站".repeat(4))
  expect(article.schema.safeParse(chinese).success).toBe(true)
  expect(holds(chinese)).toBe(true)
  expect(holds(withSeo("a".repeat(71), "a".repeat(166)))).toBe(false)
  expect(holds(withSeo("short", "short"))).toBe(false)
})

test("a file may name its schema itself, for other editors", () => {
  const holds = ajv.compile(toJsonSchema(type("FaqList")))
  const sound: object = JSON.parse(readFileSync(`${fixture}/content/lists/faq.json`, "utf8"))
  expect(holds({ $schema: "../../schemas/faq-list.json", ...sound })).toBe(true)
})

test("every field is described where an editor shows it", () => {
  const bare: string[] = []
  for (const each of contentTypes) findBare(toJsonSchema(each), each.name, bare)
  expect(bare).toEqual([])
})

/** Collects the properties without a description. */
function findBare(schema: unknown, at: string, bare: string[]) {
  const { properties = {}, items } = Object(schema)
  if (items) findBare(items, `${at}[]`, bare)
  for (const [key, field] of Object.entries(properties)) {
    if (!Object(field).description) bare.push(`${at}.${key}`)
    findBare(field, `${at}.${key}`, bare)
  }
}
