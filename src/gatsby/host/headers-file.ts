/** A path of the host's `_headers`, with what it says of it. */
export type HeaderRule = { path: string; headers: Record<string, string> }

const everywhere = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "public, max-age=0, must-revalidate",
}

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" }
/** A cut of the same font rarely changes: a week without asking, then the kept one while it is asked. */
const kept = { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" }
const forOthers = { "Cross-Origin-Resource-Policy": "cross-origin" }

/** What other sites show: link previews, and a feed's pictures in its reader. */
const shown = ["/share/*", "/icons/*", "/favicon.svg", "/rss.xml"]

const policyOf = (policy: string) => ({ "Content-Security-Policy": policy })
const none = "default-src 'none'"
/** What is no page needs nothing, and says so in a fifth of what a page takes: each file is sent with its own. */
const nothing = {
  ...policyOf(none),
  "Permissions-Policy": "usb=()",
  "Referrer-Policy": "no-referrer",
}

/**
 * The rules of a built site, the general before the particular, as the later one holds.
 * @param policies the policy of each page; that of `/404.html` is for whatever is not there.
 * @param hashed the paths of the files whose name changes with their content.
 */
export function headerRules(policies: ReadonlyMap<string, string>, hashed: readonly string[]): HeaderRule[] {
  const lost = policyOf(policies.get("/404.html") ?? none)
  return [
    { path: "/*", headers: { ...everywhere, ...lost } },
    { path: "/static/*", headers: { ...immutable, ...forOthers, ...nothing } },
    { path: "/drawings/*", headers: { ...immutable, ...nothing } },
    { path: "/fonts/*", headers: { ...kept, ...nothing } },
    ...shown.map((path) => ({ path, headers: forOthers })),
    ...hashed.map((path) => ({ path, headers: { ...immutable, ...nothing } })),
    ...[...policies].map(([path, policy]) => ({ path, headers: policyOf(policy) })),
  ]
}

/** `_headers` as the host reads it: https://docs.netlify.com/manage/routing/headers/ */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${encodeURI(path)}\n${lines.join("")}`
    })
    .join("")
