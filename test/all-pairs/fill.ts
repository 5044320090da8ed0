import { z } from "zod"
import { contentTypes } from "../../src/model/schema/content-types"

/** Fields that hide an entry, or that other files have to fit, such as a claim's figures: only those that are there vary. */
const left = new Set(["draft", "languages", "claims", "claim", "CaseStudy.outcome.*.from"])

/** Values of optional fields that are more than some words. */
const own: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ["skills", "booking", "pricing", "payment", "proof"].map((page) => [`SiteSettings.pages.${page}`, false]),
  ),
  "SiteSettings.owner.portrait.src": "./pages/about/face.png",
  "SiteSettings.owner.portrait.square": { left: 10, top: 10, size: 50 },
  "Project.wireframe.src": "./screen.png",
  "Resume.education.*.startDate": "2015",
  "State.areas.map.src": "./cumbria.svg",
  "SkillList.groups.*.items.*.project": "loom",
  "SkillList.others.*.project": "loom",
  "EstimatePage.choices.*.options.*.plan": "Stall",
  "YoursPage.accounts.*.needed.by.*": "till=yes",
}

/** Texts of every form that a field may ask for. The first that its schema takes is taken. */
const texts = [
  "Some more words",
  "https://more.example/page",
  "/contact/",
  "2026-05-04",
  "2022",
  "DE",
  "#0f5e56",
].concat("more@words.example", "ines/site", "/videos/words.vtt")

/** An entry's data with every optional field set. Those that it lacks get a value. */
export const filled = (type: string, data: unknown): unknown => {
  const schema = contentTypes.find(({ name }) => name === type)?.schema
  if (!schema) throw new Error(`There is no content type ${type}`)
  return fill(schema, data, type)
}

function fill(schema: z.core.$ZodType, data: unknown, at: string): unknown {
  if (schema instanceof z.ZodOptional) return fill(schema.unwrap(), data, at)
  if (schema instanceof z.ZodArray)
    return (Array.isArray(data) ? data : [undefined]).map((item: unknown) =>
      fill(schema.element, item, `${at}.*`),
    )
  if (!(schema instanceof z.ZodObject)) return data ?? own[at] ?? valueOf(schema, at)
  const given = new Map(Object.entries({ ...Object(own[at]), ...Object(data) }))
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) => {
      const value = given.get(key)
      const isLeft = left.has(key) || left.has(`${at}.${key}`) || z.globalRegistry.get(field)?.unshown
      return value === undefined && isLeft ? [] : [[key, fill(field, value, `${at}.${key}`)]]
    }),
  )
}

function valueOf(schema: z.core.$ZodType, at: string): unknown {
  const values = [...texts, true, 3, 30, ...(schema instanceof z.ZodEnum ? schema.options : [])]
  const found = values.find((value) => z.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`${at} is optional: give it a value in test/all-pairs/fill.ts`)
  return found
}
