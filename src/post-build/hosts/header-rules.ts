import { editorPath } from "../../gatsby/admin/live"
import { resumeFiles } from "../../routes/resume-files"

/** A path in a host's rules, with its headers. A `*` stands for anything. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> }

export type Served = {
  /** The policy of each page. The policy of `/404.html` also applies to missing addresses. */
  policies: ReadonlyMap<string, string>
  /** The 404 pages of further languages, each for the addresses in its folder: `/es/404.html`. */
  notFound?: readonly string[]
  /** Scripts and style sheets whose name changes with their content. */
  scripts: readonly string[]
  /** Pictures and drawings. Their address changes with their content too. */
  pictures: readonly string[]
  fonts: readonly string[]
  markdown: readonly string[]
  /** Documents that browsers show by themselves: the resume, and the owner's own. */
  documents: readonly string[]
  hstsIncludeSubdomains: boolean
}

const defaultHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
}

/** The editor of the live site. Its page signs in with a window of GitHub, which has to answer it. */
const editorHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "X-Robots-Tag": "noindex",
}

/** The Markdown alternate of a page is for programs that ask for it. Search engines have the page. */
const markdownHeaders = { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" }

const immutable = { "Cache-Control": "public, max-age=31536000, immutable" }
/** Font files rarely change: use the cache for a week, and after that show the cached file while revalidating. */
const weekCache = { "Cache-Control": "public, max-age=604800, stale-while-revalidate=31536000" }
const crossOriginHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" }

/** Files that other sites may show: link previews, and a feed's pictures in a feed reader. */
const crossOriginPaths = [
  resumeFiles.json,
  "/share/*",
  "/icons/*",
  "/favicon.svg",
  "/rss.xml",
  "/feed.json",
  "/feeds/*",
]

const policyOf = (policy: string) => ({ "Content-Security-Policy": policy })
const denyAll = "default-src 'none'"
/**
 * For the owner's own pages in `static/`, and for PDFs: a stricter policy leaves a PDF blank in Safari and cut off in
 * earlier versions of Chrome (https://crbug.com/271452).
 */
export const unframed = "frame-ancestors 'none'"
/** Files that are not pages need no permissions. These headers, sent with each file, are a fifth of a page's size. */
const assetHeaders = {
  ...policyOf(denyAll),
  "Permissions-Policy": "usb=()",
  "Referrer-Policy": "no-referrer",
}

function generalRules(served: Served, policy: string): HeaderRule[] {
  const hsts = {
    "Strict-Transport-Security": `max-age=31536000${served.hstsIncludeSubdomains ? "; includeSubDomains" : ""}`,
  }
  return [
    { path: "/*", headers: { ...hsts, ...defaultHeaders, ...policyOf(policy) } },
    { path: "/static/*", headers: { ...crossOriginHeaders, ...assetHeaders } },
    { path: "/drawings/*", headers: assetHeaders },
    { path: "/fonts/*", headers: assetHeaders },
    ...crossOriginPaths.map((path) => ({ path, headers: crossOriginHeaders })),
    ...(served.policies.has(editorPath) ? [{ path: `${editorPath}*`, headers: editorHeaders }] : []),
  ]
}

/**
 * A rule for every page and file, the general ones first, as later rules take precedence. A folder's rule also applies
 * to its 404 answers, so cache rules name only existing files.
 */
export function rulesByFile(served: Served): HeaderRule[] {
  const { policies, notFound = [], scripts, pictures, fonts, markdown, documents } = served
  return [
    ...generalRules(served, policies.get("/404.html") ?? denyAll),
    ...notFound.map((file) => ({
      path: `${folderOfFile(file)}*`,
      headers: policyOf(policies.get(file) ?? denyAll),
    })),
    ...scripts.map((path) => ({ path, headers: { ...immutable, ...assetHeaders } })),
    ...pictures.map((path) => ({ path, headers: immutable })),
    ...fonts.map((path) => ({ path, headers: weekCache })),
    ...markdown.map((path) => ({ path, headers: markdownHeaders })),
    ...documents.map((path) => ({ path, headers: policyOf(unframed) })),
    ...[...policies].flatMap(([page, policy]) =>
      addressesOf(page).map((path) => ({ path, headers: policyOf(policy) })),
    ),
  ]
}

/** The folder of a 404 page, with its slashes. */
export const folderOfFile = (file: string): string => file.replace(/404\.html$/, "")

/** The addresses at which a host serves a page. A rule for `/work/` also applies to `/work`. */
const addressesOf = (page: string) => (page.endsWith("/") ? [page, `${page}index.html`] : [page])

/**
 * As few rules as a host needs that limits them. Only the first, `/*`, overlaps. Pages hold their policies
 * (csp-meta.ts), but only a header can forbid frames.
 */
export function rulesByFolder(served: Served): HeaderRule[] {
  const [general, ...folders] = generalRules(served, unframed)
  const scripts = new Set(served.scripts.map((path) => path.replace(/^(\/component---).*/, "$1*")))
  const cached = { "/static/*": immutable, "/drawings/*": immutable, "/fonts/*": weekCache }
  return [
    ...(general ? [general] : []),
    ...folders.map(({ path, headers }) => ({
      path,
      headers: { ...headers, ...Object.entries(cached).find(([folder]) => folder === path)?.[1] },
    })),
    ...[...scripts].map((path) => ({ path, headers: { ...immutable, ...assetHeaders } })),
    ...(served.markdown.length ? [{ path: "/*.html.md", headers: markdownHeaders }] : []),
  ]
}
