import { DomUtils, parseDocument } from "htmlparser2"
import { delayedType } from "../../gatsby/bundle/js/delayed-scripts-markup"

/** Script elements of these types hold data, which browsers do not execute. */
const data = new Set(["application/ld+json", delayedType])

/** Elements that embed another document, or change the base of the page's addresses. */
const refused = new Set(["base", "iframe", "frame", "object", "embed"])

const addresses = ["href", "xlink:href", "src", "action", "formaction", "data"]

/**
 * Phrases for parts of a page that run, lead elsewhere or change it and are not the site's own, such as `an inline
 * script that begins with "alert(1)"`. React escapes all content, so they came from elsewhere.
 */
export function findUnsafeMarkup(html: string, isOwn: (code: string) => boolean): string[] {
  const elements = DomUtils.getElementsByTagName("*", parseDocument(html))
  return [...new Set(elements.flatMap((element) => [...unsafeParts(element, isOwn)]))]
}

function* unsafeParts(element: Element, isOwn: (code: string) => boolean) {
  const { name, attribs } = element
  if (refused.has(name)) yield `an element <${name}>`
  if (name === "meta" && "http-equiv" in attribs) yield "<meta http-equiv>"
  for (const key of Object.keys(attribs).filter((attribute) => /^on|^srcdoc$/.test(attribute)))
    yield `${key} on <${name}>`
  for (const key of addresses) if (runs(attribs[key] ?? "")) yield `a script as ${key} of <${name}>`
  const code = DomUtils.textContent(element)
  if (name === "script" && !("src" in attribs) && !data.has(attribs["type"] ?? "") && !isOwn(code))
    yield `an inline script that begins with ${JSON.stringify(code.trim().slice(0, 60))}`
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** Whether an address is a script. Browsers ignore its spaces and control characters. */
const runs = (address: string) => /^(?:java|vb)script:/i.test(address.replaceAll(/[\p{Cc}\s]/gu, ""))

/** How many pages an error names. One cause usually affects all pages. */
const mostTold = 20

/** The error for a build whose pages (at least one) have such parts. */
export function unsafeMarkupReport(strange: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...strange].map(([page, parts]) => `${page} has ${parts.join(", ")}`)
  const more = lines.length > mostTold ? [`and ${lines.length - mostTold} more pages`] : []
  return [
    "Pages hold what could run or lead elsewhere and is not the site's own, so the site must not be published:",
    ...lines.slice(0, mostTold),
    ...more,
    "Take it out of the content, component, plugin or static file that it comes from. A script of the site's own belongs in a file, or on the list in src/post-build/allowed-scripts.ts.",
  ].join("\n")
}
