import { createHash } from "node:crypto"
import { DomUtils, parseDocument } from "htmlparser2"

/** The hashes of a page's inline scripts and styles, which its policy has to allow. */
export type CspHashes = { scripts: string[]; styles: string[] }

/** Browsers execute or apply script elements of these types. Others hold data, which no policy concerns. */
const obeyed = new Set(["", "module", "text/javascript", "importmap", "speculationrules"])

/** The hashes of a page's inline scripts and styles, each once, in the form of a policy (CSP 3, §2.3.1). */
export function cspHashes(html: string): CspHashes {
  const page = parseDocument(html)
  const scripts = DomUtils.getElementsByTagName("script", page)
  return {
    scripts: hashesOf(
      scripts.filter(({ attribs: { src, type = "" } }) => src === undefined && obeyed.has(type)),
    ),
    styles: hashesOf(DomUtils.getElementsByTagName("style", page)),
  }
}

const hashesOf = (elements: ReturnType<typeof DomUtils.getElementsByTagName>) => [
  ...new Set(elements.map((element) => hashOf(DomUtils.textContent(element)))),
]

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
