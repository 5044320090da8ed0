import { z } from "zod"
import { type Rule, isUnlisted } from "./site"

/**
 * The properties that a type must have. For BlogPosting, BreadcrumbList and ProfilePage they
 * come from Google's search documentation; for the rest they are the useful ones.
 */
const required: Record<string, readonly string[]> = {
  Person: ["name", "url"],
  WebSite: ["name", "url", "alternateName"],
  ProfilePage: ["mainEntity"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  CreativeWork: ["name", "url", "creator", "image"],
  SoftwareApplication: ["name", "url", "creator", "applicationCategory", "operatingSystem"],
  Service: ["name", "provider", "areaServed", "offers"],
  Offer: ["price", "priceCurrency"],
  State: ["name"],
  City: ["name"],
  Place: ["name"],
}

const document = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string(), "@id": z.string() })).min(1),
})

/** Each page must have one graph of known types with their properties. References must resolve. */
export const structuredData: Rule = (page, { url }) => {
  const scripts = page.document.querySelectorAll('script[type="application/ld+json"]')
  if (scripts.length !== 1) return [`has ${scripts.length} structured data scripts, not one`]
  const read = document.safeParse(parseJson(scripts[0]?.text ?? ""))
  if (!read.success) return [`structured data: ${z.prettifyError(read.error)}`]
  const graph = read.data["@graph"]
  const ids = graph.map((node) => node["@id"])
  const known = [...ids, `${url}/#person`, `${url}/#website`]
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is described twice`)
  const owner =
    graph.some((node) => node["@type"] === "Person") || isUnlisted(page)
      ? []
      : ["has no owner (Person) in its structured data"]
  return [...twice, ...owner, ...graph.flatMap((node) => faultsOf(node, known))]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the faults of a value in the graph and of everything in it. */
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
      : [`refers to ${String(id)}, which is not defined`, ...inside]
  }
  const needs = required[type]
  if (!needs) return [`${type} is not a type that this site uses`, ...inside]
  return [...needs.filter((key) => !entries.has(key)).map((key) => `${type} has no ${key}`), ...inside]
}
