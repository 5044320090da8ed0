/** Strict: only the site's own scripts run, and markup enters by Trusted Types alone. Otherwise relaxed. */
export function policyWord(policy: string): "strict" | "relaxed" {
  const sources = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? ["*"]
  const own = sources.every((source) => /^'(?:self|none|sha\d+-[^']+)'$/.test(source))
  return own && policy.includes("require-trusted-types-for 'script'") ? "strict" : "relaxed"
}
