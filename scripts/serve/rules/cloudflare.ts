import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { ReadRules } from "./rules"

/** Reads rules as cloudflare/workers-sdk (packages/pages-shared) does. What it would ignore is an error here. */
export const readCloudflare: ReadRules = (root) => {
  const rules = headerRules(linesOf(root, "_headers"))
  const redirects = new Map(linesOf(root, "_redirects").map(redirectOf))
  if (rules.length > 100) throw new Error(`_headers has ${rules.length} rules. Cloudflare reads 100.`)
  if (redirects.size > 2000)
    throw new Error(`_redirects has ${redirects.size} rules. Cloudflare reads 2,000.`)
  return {
    headersFor: (pathname) => {
      const headers = new Headers({
        "Access-Control-Allow-Origin": "*",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "X-Content-Type-Options": "nosniff",
      })
      const set = new Set<string>()
      for (const { taken, given } of rules.filter(({ pattern }) => pattern.test(pathname))) {
        for (const name of taken) headers.delete(name)
        for (const [name, value] of given) {
          if (set.has(name)) headers.append(name, value)
          else headers.set(name, value)
          set.add(name)
        }
      }
      return Object.fromEntries(headers)
    },
    redirectFor: (pathname) => redirects.get(pathname),
    notFoundFor: (pathname) => nearestNotFound(root, pathname),
    redirectsFirst: true,
  }
}

/** Cloudflare looks for a 404 page in the folder of an address, and then in those above it. */
function nearestNotFound(root: string, pathname: string): string | undefined {
  const [, folder = ""] = /^\/(.*)\//.exec(pathname) ?? []
  const names = folder.split("/").filter(Boolean)
  return names
    .map((_, index) => `/${names.slice(0, names.length - index).join("/")}/404.html`)
    .find((file) => existsSync(path.join(root, file)))
}

function linesOf(root: string, name: string): string[] {
  const file = path.join(root, name)
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  const long = lines.find((line) => line.length > 2000)
  if (long) throw new Error(`${name} has a line of ${long.length} characters. Cloudflare reads 2,000.`)
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith("#"))
}

type Rule = { pattern: RegExp; taken: string[]; given: Map<string, string> }

function headerRules(lines: readonly string[]): Rule[] {
  // A path that is written twice counts once, the second time.
  const rules = new Map<string, Rule>()
  let rule: Rule | undefined
  for (const line of lines) {
    const [name = "", ...value] = line.split(":")
    if (line.startsWith("/"))
      rules.set(line, (rule = { pattern: patternOf(line), taken: [], given: new Map() }))
    else if (!rule) throw new Error(`_headers: "${line}" comes before any path.`)
    else if (line.startsWith("! ")) rule.taken.push(line.slice(2))
    else if (!value.length || name.includes(" ")) throw new Error(`_headers: "${line}" is no header.`)
    else rule.given.set(name.toLowerCase(), value.join(":").trim())
  }
  return [...rules.values()]
}

/** Only one `*` is allowed in a path. */
function patternOf(line: string): RegExp {
  const parts = line.split("*").map((part) => part.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, "\\$&"))
  if (parts.length > 2) throw new Error(`_headers: "${line}" has more than one *.`)
  return new RegExp(`^${parts.join(".*")}$`)
}

function redirectOf(line: string): [string, { to: string; status: number }] {
  const [from = "", to = "", status = "302"] = line.split(/\s+/)
  if (/[*:]/.test(from)) throw new Error(`_redirects: "${line}" is no redirect of one address.`)
  return [from, { to, status: Number(status) }]
}
