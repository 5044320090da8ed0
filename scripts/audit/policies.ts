import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { CspEvaluator } from "csp_evaluator"
import { Version } from "csp_evaluator/dist/csp.js"
import { type Finding, Severity } from "csp_evaluator/dist/finding.js"
import { CspParser } from "csp_evaluator/dist/parser.js"
import { type Site, isOwners } from "./site"

const accepted: readonly { says: RegExp; why: string }[] = [
  {
    says: /^script-src .*'self' can be problematic/,
    why: "The site serves files alone: no JSONP, no AngularJS, nothing that visitors upload.",
  },
  {
    says: /^script-src .*https:\/\/assets\.calendly\.com No bypass found/,
    why: "The scheduling widget is this origin's own script. The page with it has no other outside script.",
  },
  {
    says: /^connect-src .*http:\/\/localhost:\d+ Allow only resources downloaded over HTTPS/,
    why: "The build for tests sends its form to this machine.",
  },
]

/** Every page needs a policy, in itself or in `_headers`, without a weakness that csp_evaluator knows. */
export function policies({ pages }: Site, folder: string): string[] {
  const file = path.join(folder, "_headers")
  const written = policiesIn(existsSync(file) ? readFileSync(file, "utf8") : "")
  const inPages = [...pages.values()].flatMap((page) => {
    const policy = page.document.querySelector(inPage)?.getAttribute("content")
    return policy === undefined ? [] : [[page.path, policy] as const]
  })
  const held = new Set(inPages.map(([address]) => address))
  const missing = [...pages.keys()]
    .filter((address) => !held.has(address))
    .flatMap(addressesOf)
    .filter((address) => !written.has(encodeURI(address)))
    .map((address) => `${address} has no Content-Security-Policy`)
  // Beside a policy in the page, a header only forbids framing.
  const all = held.size === 0 ? [...written].filter(([address]) => !isOther(folder, address)) : inPages
  const weak = all.flatMap(([address, policy]) =>
    weaknesses(policy).map((weakness) => `${address} has a weak policy: ${weakness}`),
  )
  return [...missing, ...weak]
}

/** The owner's own pages are free. PDFs run no script of the site, and a policy would blank them (header-rules.ts). */
const isOther = (folder: string, address: string) =>
  /\.pdf$/i.test(address) || isOwners(folder, address.replace(/\/$/, "/index.html"))

const inPage = 'meta[http-equiv="Content-Security-Policy"]'

const addressesOf = (page: string) => (page.endsWith("/") ? [page, `${page}index.html`] : [page])

const policiesIn = (text: string) =>
  new Map(
    text
      .split(/^(?=\S)/m)
      .map((rule): [string, string | undefined] => [
        rule.split("\n")[0]?.trim() ?? "",
        /^\s+Content-Security-Policy: (.*)$/m.exec(rule)?.[1],
      ])
      .flatMap(([address, policy]) => (policy === undefined ? [] : [[address, policy] as const])),
  )

/** Finds a policy's weaknesses in current browsers and in old ones, where a hash does not disable 'unsafe-inline'. */
function weaknesses(policy: string): string[] {
  const findings = [Version.CSP3, Version.CSP1].flatMap((version) =>
    new CspEvaluator(new CspParser(policy).csp, version).evaluate(),
  )
  const found = findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE).map(describe)
  return [...new Set(found)].filter((text) => !accepted.some(({ says }) => says.test(text)))
}

const describe = ({ directive, value, description }: Finding) =>
  [directive, value, description].filter(Boolean).join(" ")
