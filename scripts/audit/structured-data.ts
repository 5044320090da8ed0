import { z } from "zod"
import { type Page, type Rule, isUnlisted } from "./site"

/**
 * What a type must have: for BlogPosting, BreadcrumbList and ProfilePage as Google's search
 * documentation asks, for the rest what makes them worth reading.
 */
const required: Record<string, readonly string[]> = {
  Person: ["name", "url"],
  WebSite: ["name", "url", "alternateName"],
  ProfilePage: ["mainEntity"],
  ContactPage: ["mainEntity"],
  ProfessionalService: ["name", "url", "address", "areaServed", "priceRange"],
  Blog: ["name", "url", "author"],
  ItemList: ["itemListElement"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name"],
  CreativeWork: ["name", "url", "creator", "image"],
  SoftwareSourceCode: ["name", "url", "creator", "image", "codeRepository"],
  Service: ["name", "provider", "areaServed", "offers"],
  Offer: ["price", "priceCurrency"],
  AggregateOffer: ["lowPrice", "highPrice", "offerCount", "priceCurrency"],
  State: ["name"],
  City: ["name"],
  Place: ["name"],
  PostalAddress: ["addressLocality"],
  EducationalOrganization: ["name"],
}

const document = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string(), "@id": z.string() })).min(1),
})

const scriptsOf = ({ document: page }: Page) => page.querySelectorAll('script[type="application/ld+json"]')

const read = (page: Page) => document.safeParse(parseJson(scriptsOf(page)[0]?.text ?? ""))

/** The nodes of a page's graph; nothing where it has none that can be read. */
export const graphOf = (page: Page) => read(page).data?.["@graph"]

/** One graph a page, of known types with what they must have; references lead to a node or to the site's home. */
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
      : ["does not say who the owner is"]
  return [...twice, ...owner, ...graph.flatMap((node) => faultsOf(node, known))]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What is wrong with a value of the graph and with all that is in it. */
function faultsOf(value: unknown, known: readonly string[]): string[] {
  if (typeof value === "string")
    return /^(?:undefined|null|NaN)?$|^https:.*\b(?:undefined|null)\b/.test(value)
      ? [`has the value "${value}"`]
      : []
  if (Array.isArray(value)) return value.flatMap((item) => faultsOf(item, known))
  if (value === null) return ["has an empty value"]
  if (typeof value !== "object") return []
  const entries = new Map<string, unknown>(Object.entries(value))
  const type = entries.get("@type")
  const inside = [...entries.values()].flatMap((item) => faultsOf(item, known))
  if (typeof type !== "string") {
    const id = entries.get("@id")
    return typeof id === "string" && known.includes(id)
      ? inside
      : [`refers to ${String(id)}, which nothing describes`, ...inside]
  }
  const needs = required[type]
  if (!needs) return [`${type}: not one of the types this site uses`, ...inside]
  return [...needs.filter((key) => !entries.has(key)).map((key) => `${type} has no ${key}`), ...inside]
}
