/** A path of the host's `_headers`, with what it says of it. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** What a built site serves, as far as the rules need to know it. All paths begin with a slash. */
export type Served = {
  /** The policy of each page. The one of `/404.html` is for whatever is not there. */
  policies: ReadonlyMap<string, string>
  /** Scripts and styles whose name changes with their content. */
  scripts: readonly string[]
  /** Pictures and drawings: their address changes with their content too. */
  pictures: readonly string[]
  fonts: readonly string[]
  /** Whether browsers may open the domain's subdomains by https alone. */
  hstsIncludeSubdomains: boolean
}

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
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
 * A host applies a folder's rule to its 404 answers as well, so only files that are there are named to be kept.
 */
export function headerRules({
  policies,
  scripts,
  pictures,
  fonts,
  hstsIncludeSubdomains,
}: Served): HeaderRule[] {
  const lost = policyOf(policies.get("/404.html") ?? none)
  const hsts = {
    "Strict-Transport-Security": `max-age=31536000${hstsIncludeSubdomains ? "; includeSubDomains" : ""}`,
  }
  return [
    { path: "/*", headers: { ...hsts, ...everywhere, ...lost } },
    { path: "/static/*", headers: { ...forOthers, ...nothing } },
    { path: "/drawings/*", headers: nothing },
    { path: "/fonts/*", headers: nothing },
    ...shown.map((path) => ({ path, headers: forOthers })),
    ...scripts.map((path) => ({ path, headers: { ...immutable, ...nothing } })),
    ...pictures.map((path) => ({ path, headers: immutable })),
    ...fonts.map((path) => ({ path, headers: kept })),
    ...[...policies].flatMap(([page, policy]) =>
      addressesOf(page).map((path) => ({ path, headers: policyOf(policy) })),
    ),
  ]
}

/** The addresses at which a host serves a page. A rule for `/work/` is one for `/work` as well. */
const addressesOf = (page: string) => (page.endsWith("/") ? [page, `${page}index.html`] : [page])

/** `_headers` as the host reads it: https://docs.netlify.com/manage/routing/headers/ */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${encoded(path)}\n${lines.join("")}`
    })
    .join("")

/** A path as browsers ask for it. A `#` or `:` in a file's name would mean something else in a rule. */
const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/")
