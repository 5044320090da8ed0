import { type HeaderRule, folderOfFile, rulesByFile } from "./header-rules"
import type { Redirect } from "./redirects"
import type { Host } from "./host"

/** Any number of rules; the last of several wins. https://docs.netlify.com/manage/routing/headers/ */
export const netlify: Host = {
  policyInPage: false,
  files: (built) => ({
    _headers: headersFile(rulesByFile(built)),
    _redirects: redirectsFile(built.redirects) + notFoundRules(built.notFound),
  }),
}

export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${encoded(path)}\n${lines.join("")}`
    })
    .join("")

/** A path as browsers request it. A `#` or `:` in a file's name would have another meaning in a rule. */
const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/")

/**
 * `_redirects`: the host matches both forms, so no last slash. No rule is forced (`!`), unless it asks for fields: existing pages
 * are always shown, even by a host that ignores case. https://docs.netlify.com/manage/routing/redirects/overview/
 */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects
    .map(({ from, to, query = {}, isPage }) => {
      const fields = Object.entries(query).map(
        ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      )
      const address = encodeURI(from).replace(/(?<=.)\/$/, "")
      return `${address}${fields.join("")}  ${encodeURI(to)}  301${isPage ? "!" : ""}\n`
    })
    .join("")

/** The 404 page of each language's folder. The one at the root needs no rule. They come last: the first rule that fits wins. */
const notFoundRules = (files: readonly string[] = []): string =>
  files.map((file) => `${folderOfFile(file)}*  ${file}  404\n`).join("")
