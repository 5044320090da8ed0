import { z } from "zod"
import { contentTypes, type ContentType } from "./content-types"
import { toSdl } from "./sdl"

const type = (schema: z.ZodObject, more: Partial<ContentType> = {}): ContentType => ({
  name: "Thing",
  about: "A thing.",
  place: "thing.json",
  files: /^thing\.json$/,
  schema,
  ...more,
})

test("fields keep their type, whether they are required, and their description", () => {
  const schema = z.strictObject({
    title: z.string().describe("Its title."),
    count: z.int32().describe("How many."),
    done: z.boolean().optional().describe("Whether done."),
    tags: z.array(z.string()).describe("Its tags."),
  })
  const sdl = toSdl([type(schema)])
  expect(sdl).toContain('"Its title."\n  title: String! @tokens')
  expect(sdl).toContain("count: Int!\n")
  expect(sdl).toContain("done: Boolean\n")
  expect(sdl).toContain("tags: [String!]! @tokens")
  expect(sdl).toMatch(/type Thing implements Node @dontInfer/)
})

test("an object becomes its own type, named by its metadata or its place", () => {
  const shared = z.strictObject({ to: z.string() }).meta({ type: "Action", about: "A button." })
  const schema = z.strictObject({ action: shared.optional(), size: z.strictObject({ width: z.int32() }) })
  const sdl = toSdl([type(schema)])
  expect(sdl).toContain("action: Action\n")
  expect(sdl).toContain("size: ThingSize!")
  expect(sdl).toContain("type ThingSize @dontInfer")
})

test("an object that goes with its page may be null, and a list of them is left with the others", () => {
  const button = z.strictObject({ to: z.string() }).meta({ type: "Button", about: "A button.", goes: true })
  const sdl = toSdl([type(z.strictObject({ one: button, several: z.array(button) }))])
  expect(sdl).toContain("one: Button @present\n")
  expect(sdl).toContain("several: [Button!]! @present")
})

test("a field may name its own type", () => {
  const schema = z.strictObject({
    file: z.string().meta({ graphql: "File! @fileByRelativePath" }).optional(),
  })
  expect(toSdl([type(schema)])).toContain("file: File @fileByRelativePath")
})

test("an entry in a folder has an address; one without does not", () => {
  const schema = z.strictObject({ title: z.string() })
  expect(toSdl([type(schema, { place: "things/<slug>.json" })])).toContain("slug: String!")
  expect(toSdl([type(schema)])).not.toContain("slug")
})

test("refuses two different objects with one name", () => {
  const one = z.strictObject({ a: z.string() }).meta({ type: "Same" })
  const other = z.strictObject({ b: z.string() }).meta({ type: "Same" })
  expect(() => toSdl([type(z.strictObject({ one, other }))])).toThrow("Same")
})

test("refuses a schema that GraphQL cannot express", () => {
  const schema = z.strictObject({ size: z.union([z.string(), z.int32()]) })
  expect(() => toSdl([type(schema)])).toThrow("ThingSize")
})

test("every field of the model has a description", () => {
  expect(toSdl(contentTypes)).not.toContain('""')
})

test("refuses a number type that GraphQL's Int cannot hold", () => {
  expect(() => toSdl([type(z.strictObject({ count: z.int() }))])).toThrow("ThingCount")
})
