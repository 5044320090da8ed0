/** A path in the host's `_headers`, with its headers. */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** The parts of a built site that the rules depend on. All paths begin with a slash. */
export type Served = {
  /** The policy of each page. The policy of `/404.html` also applies to missing addresses. */
  policies: ReadonlyMap<string, string>
  /** Scripts and style sheets whose name changes with their content. */
  scripts: readonly string[]
  /** Pictures and drawings. Their address changes with their content too. */
  pictures: readonly string[]
  fonts: readonly string[]
  /** Whether HSTS includes the domain's subdomains. */
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
/** Font files rarely change: use the cache for a week, and after that show the cached file while revalidating. */
const kept = { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" }
const forOthers = { "Cross-Origin-Resource-Policy": "cross-origin" }

/** Files that other sites may show: link previews, and a feed's pictures in a feed reader. */
const shown = ["/share/*", "/icons/*", "/favicon.svg", "/rss.xml", "/feed.json", "/feeds/*"]

const policyOf = (policy: string) => ({ "Content-Security-Policy": policy })
const none = "default-src 'none'"
/** Files that are not pages need no permissions. These headers, sent with each file, are a fifth of a page's size. */
const nothing = {
  ...policyOf(none),
  "Permissions-Policy": "usb=()",
  "Referrer-Policy": "no-referrer",
}

/**
 * The rules of a built site. General rules come before specific ones, as later rules take precedence.
 * A host applies a folder's rule to its 404 answers as well, so cache rules name only existing files.
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

/** The addresses at which a host serves a page. A rule for `/work/` also applies to `/work`. */
const addressesOf = (page: string) => (page.endsWith("/") ? [page, `${page}index.html`] : [page])

/** The text of the host's `_headers`: https://docs.netlify.com/manage/routing/headers/ */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${encoded(path)}\n${lines.join("")}`
    })
    .join("")

/** A path as browsers request it. A `#` or `:` in a file's name would have another meaning in a rule. */
const encoded = (path: string) => path.split("/").map(encodeURIComponent).join("/")
