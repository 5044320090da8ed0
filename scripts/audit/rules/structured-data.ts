import { z } from "zod"
import { type Page, type Rule, isUnlisted } from "../site"

/** Required properties by type: Google's for BlogPosting, BreadcrumbList and ProfilePage, useful ones for the rest. */
const required: Record<string, readonly string[]> = {
  Person: ["name", "url"],
  WebSite: ["name", "url", "alternateName"],
  ProfilePage: ["mainEntity"],
  ContactPage: ["mainEntity"],
  ProfessionalService: ["name", "url", "address"],
  Blog: ["name", "url", "author"],
  ItemList: ["itemListElement"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  CreativeWork: ["name", "url", "creator", "image"],
  SoftwareSourceCode: ["name", "url", "creator", "image", "codeRepository"],
  Service: ["name", "provider"],
  Offer: ["price", "priceCurrency"],
  AggregateOffer: ["lowPrice", "highPrice", "offerCount", "priceCurrency"],
  State: ["name"],
  AdministrativeArea: ["name"],
  City: ["name"],
  Place: ["name"],
  PostalAddress: ["addressLocality"],
  EducationalOrganization: ["name"],
  Organization: ["name"],
  Occupation: ["name"],
}

const document = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string(), "@id": z.string() })).min(1),
})

const scriptsOf = ({ document: page }: Page) => page.querySelectorAll('script[type="application/ld+json"]')

const read = (page: Page) => document.safeParse(parseJson(scriptsOf(page)[0]?.text ?? ""))

export const graphOf = (page: Page) => read(page).data?.["@graph"]

/** Each page must have one graph of known types with their properties. References must resolve. */
export const structuredData: Rule = (page, { url }) => {
  const scripts = scriptsOf(page)
  if (scripts.length !== 1) return [`has ${scripts.length} scripts of structured data, not one`]
  const { data, error } = read(page)
  if (!data) return [`structured data: ${z.prettifyError(error)}`]
  const graph = data["@graph"]
  const ids = graph.map((node) => node["@id"])
  const known = [...ids, `${url}/#person`, `${url}/#website`]
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is described twice`)
  const owner =
    graph.some((node) => node["@type"] === "Person") || isUnlisted(page)
      ? []
      : ["has no owner (Person) in its structured data"]
  return [...twice, ...owner, ...graph.flatMap((node) => errorsOf(node, known))]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function errorsOf(value: unknown, known: readonly string[]): string[] {
  if (typeof value === "string")
    return /^(?:undefined|null|NaN)?$|^https:.*\b(?:undefined|null)\b/.test(value)
      ? [`has the value "${value}"`]
      : []
  if (Array.isArray(value)) return value.flatMap((item) => errorsOf(item, known))
  if (value === null) return ["has an empty value"]
  if (typeof value !== "object") return []
  const entries = new Map<string, unknown>(Object.entries(value))
  const type = entries.get("@type")
  const inside = [...entries.values()].flatMap((item) => errorsOf(item, known))
  if (typeof type !== "string") {
    const id = entries.get("@id")
    return typeof id === "string" && known.includes(id)
      ? inside
      : [`refers to ${String(id)}, which is not defined`, ...inside]
  }
  const needs = required[type]
  if (!needs) return [`${type} is not a type that this site uses`, ...inside]
  return [...needs.filter((key) => !entries.has(key)).map((key) => `${type} has no ${key}`), ...inside]
}
