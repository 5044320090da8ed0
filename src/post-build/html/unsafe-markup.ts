import { Parser } from "htmlparser2"
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
  const found: string[] = []
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      const { type = "", src } = attributes
      script = name === "script" && src === undefined && !data.has(type) ? "" : undefined
      if (refused.has(name)) found.push(`an element <${name}>`)
      if (name === "meta" && "http-equiv" in attributes) found.push(`<meta http-equiv>`)
      for (const key of Object.keys(attributes).filter((attribute) => /^on|^srcdoc$/.test(attribute)))
        found.push(`${key} on <${name}>`)
      for (const key of addresses) {
        const address = attributes[key]
        if (address !== undefined && runs(address)) found.push(`a script as ${key} of <${name}>`)
      }
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag(name) {
      if (name !== "script") return
      if (script !== undefined && !isOwn(script))
        found.push(`an inline script that begins with ${JSON.stringify(script.trim().slice(0, 60))}`)
      script = undefined
    },
  })
  parser.end(html)
  return [...new Set(found)]
}

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
