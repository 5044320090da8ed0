import { createHash } from "node:crypto"
import { Parser } from "htmlparser2"

/** The hashes of a page's inline scripts and styles, which its policy has to allow. */
export type CspHashes = { scripts: string[]; styles: string[] }

/** Browsers execute or apply script elements of these types. Others hold data, which no policy concerns. */
const obeyed = new Set(["", "module", "text/javascript", "importmap", "speculationrules"])

/** The hashes of a page's inline scripts and styles, each once, in the form of a policy (CSP 3, §2.3.1). */
export function cspHashes(html: string): CspHashes {
  const found = { scripts: new Set<string>(), styles: new Set<string>() }
  let into: Set<string> | undefined
  let text = ""
  const parser = new Parser({
    onopentag(name, { src, type = "" }) {
      into = undefined
      text = ""
      if (name === "script" && src === undefined && obeyed.has(type)) into = found.scripts
      if (name === "style") into = found.styles
    },
    ontext(data) {
      text += data
    },
    onclosetag(name) {
      if (name === "script" || name === "style") into?.add(hashOf(text))
      into = undefined
    },
  })
  parser.end(html)
  return { scripts: [...found.scripts], styles: [...found.styles] }
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
