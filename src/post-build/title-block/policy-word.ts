/**
 * A policy in a word. It is strict if only the site's own scripts run, by name or by hash, and markup and code enter a
 * page by Trusted Types alone. Otherwise it is relaxed, as on a page with another host's script.
 */
export function policyWord(policy: string): "strict" | "relaxed" {
  const sources = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? ["*"]
  const own = sources.every((source) => /^'(?:self|none|sha\d+-[^']+)'$/.test(source))
  return own && policy.includes("require-trusted-types-for 'script'") ? "strict" : "relaxed"
}
