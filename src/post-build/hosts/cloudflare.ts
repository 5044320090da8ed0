import { literalForms } from "../../model/hosts/address-forms"
import { hostLimits } from "../../model/hosts/host-limits"
import { type HeaderRule, rulesByFolder } from "./header-rules"
import type { Redirect } from "./redirects"
import type { Host } from "./host"

const { redirects: mostRedirects, headerRules, headerLength } = hostLimits.cloudflare

/**
 * Cloudflare Pages appends a header that several rules name: two policies would hold, and a page lose its styles.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const cloudflare: Host = {
  policyInPage: true,
  files: (built) => ({
    _headers: expectToBeRead(headersFile(rulesByFolder(built))),
    _redirects: redirectsFile(built.redirects),
  }),
}

/** The text of `_headers`. A rule first takes off (`!`) what the general rule, `/*`, has set. */
function headersFile([general, ...rules]: readonly HeaderRule[]): string {
  const set = new Set(Object.keys(general?.headers ?? {}))
  return [
    ...(general ? [block(general, [])] : []),
    ...rules.map((rule) =>
      block(
        rule,
        Object.keys(rule.headers).filter((name) => set.has(name)),
      ),
    ),
  ].join("")
}

/** @throws Error if Cloudflare Pages would leave a part of `_headers` out, which it does without a word. */
function expectToBeRead(text: string): string {
  const lines = text.split("\n")
  const rules = lines.filter((line) => line.startsWith("/")).length
  const longest = Math.max(...lines.map((line) => line.length))
  if (rules > headerRules.most || longest > headerLength.most)
    throw new Error(
      `Cloudflare Pages reads ${headerRules.most} header rules of ${headerLength.most} characters a line, and this build has ${rules}, the longest with ${longest}: join rules in src/post-build/hosts/header-rules.ts.`,
    )
  return text
}

function block({ path, headers }: HeaderRule, taken: readonly string[]): string {
  const lines = [
    ...taken.map((name) => `! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return [path, ...lines.map((line) => `  ${line}`), ""].join("\n")
}

/** The text of `_redirects`. A rule matches only exactly what it says, and applies even where there is a file. */
function redirectsFile(redirects: readonly Redirect[]): string {
  // The content check refuses those that ask for fields.
  const plain = redirects.filter(({ query }) => !query)
  const lines = plain.flatMap(({ from, to }) =>
    literalForms(from).map((address) => `${address} ${encodeURI(to)} 301\n`),
  )
  if (lines.length > mostRedirects.most)
    throw new Error(
      `Cloudflare Pages reads ${mostRedirects.most} redirects, two for each former folder, and the content makes ${lines.length}: take the oldest formerPaths out, or make them Bulk Redirects in Cloudflare's dashboard.`,
    )
  return lines.join("")
}
