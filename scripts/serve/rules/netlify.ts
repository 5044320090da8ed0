import path from "node:path"
import { parseAllHeaders } from "@netlify/headers-parser"
import { parseAllRedirects } from "@netlify/redirect-parser"
import { z } from "zod"
import type { ReadRules } from "./rules"

const headerRules = z.array(
  z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
)
/** The rules in `_redirects`, as the host's own parser gives them. */
export const redirectRules = z.array(
  z.object({
    path: z.string(),
    to: z.string(),
    status: z.number(),
    force: z.boolean(),
    query: z.record(z.string(), z.string()).default({}),
  }),
)

/** Reads the rules with the host's own parsers. If several set one header, the last wins. */
export const readNetlify: ReadRules = async (root) => {
  const headersFiles = [path.join(root, "_headers")]
  const redirectsFiles = [path.join(root, "_redirects")]
  const { headers, errors: headerErrors } = await parseAllHeaders({
    headersFiles,
    netlifyConfigPath: undefined,
  })
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles,
    configRedirects: [],
    minimal: false,
  })
  const problems: Error[] = [...headerErrors, ...errors]
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join("\n"))

  const rules = headerRules.parse(headers)
  const all = redirectRules.parse(redirects)
  const moved = all.filter(({ status }) => status !== 404)
  return {
    headersFor: (pathname) =>
      Object.assign(
        {},
        ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
      ),
    redirectFor: (pathname, search = new URLSearchParams()) =>
      moved.find(
        (rule) =>
          withoutSlash(rule.path) === withoutSlash(pathname) &&
          Object.entries(rule.query).every(([name, value]) => search.get(name) === decodeURIComponent(value)),
      ),
    notFoundFor: (pathname) =>
      all.find(({ status, path: folder }) => status === 404 && pathname.startsWith(folder.replace(/\*$/, "")))
        ?.to,
  }
}

/** The host treats an address with and without its trailing slash as the same. */
const withoutSlash = (pathname: string) => decodeURI(pathname).replace(/(?<=.)\/$/, "")
