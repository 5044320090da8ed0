import path from "node:path"
import { parseAllHeaders } from "@netlify/headers-parser"
import { parseAllRedirects } from "@netlify/redirect-parser"
import { z } from "zod"

/** What a site's `_headers` and `_redirects` say. */
export type Rules = {
  /** The headers of a path. Where several rules name the same one, the last holds, as in the host's own server. */
  headersFor: (pathname: string) => Record<string, string>
  /** Where a path leads, and with which status; undefined where no rule is for it. */
  redirectFor: (pathname: string) => { to: string; status: number } | undefined
}

const headerRules = z.array(
  z.object({ forRegExp: z.instanceof(RegExp), values: z.record(z.string(), z.string()) }),
)
const redirectRules = z.array(z.object({ path: z.string(), to: z.string(), status: z.number() }))

/**
 * Reads both files with the host's own parsers.
 * @throws where a line is not what the host would take.
 */
export async function readRules(root: string): Promise<Rules> {
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
  const faults: Error[] = [...headerErrors, ...errors]
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"))

  const rules = headerRules.parse(headers)
  const targets = new Map(redirectRules.parse(redirects).map((rule) => [withoutSlash(rule.path), rule]))
  return {
    headersFor: (pathname) =>
      Object.assign(
        {},
        ...rules.filter(({ forRegExp }) => forRegExp.test(pathname)).map(({ values }) => values),
      ),
    redirectFor: (pathname) => targets.get(withoutSlash(pathname)),
  }
}

/** The host takes an address with and without its last slash for the same. */
const withoutSlash = (pathname: string) => decodeURI(pathname).replace(/(?<=.)\/$/, "")
