import { bothForms } from "../../model/hosts/address-forms"
import { type HeaderRule, folderOfFile, rulesByFolder } from "./header-rules"
import type { Redirect } from "./redirects"
import type { Host } from "./host"

/** Types worth compressing. nginx always compresses HTML. */
const compressed =
  "text/css text/plain text/xml text/vtt application/javascript application/json application/manifest+json application/xml application/rss+xml image/svg+xml"

/**
 * A location's headers replace those of the block around it, so each location has all.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export const nginx: Host = {
  policyInPage: true,
  files: (built) => ({
    "nginx.conf": [
      "# Written by each build, for the server's block, after its root: docs/hosting/nginx.md",
      "index index.html;",
      "charset utf-8;",
      "absolute_redirect off;",
      "error_page 403 404 =404 /404.html;",
      "gzip on;",
      "gzip_vary on;",
      `gzip_types ${compressed};`,
      ...locations(rulesByFolder(built), built.notFound),
      "location = /nginx.conf { return 404; }",
      String.raw`location ~ /\.(?!well-known/) { return 404; }`,
      ...redirectLocations(built.redirects),
      "",
    ].join("\n"),
  }),
}

/** A location for each rule. The first rule, for everything, also applies to the 404 pages. */
function locations([general, ...rules]: readonly HeaderRule[], notFound: readonly string[] = []): string[] {
  const common = general?.headers ?? {}
  return [
    block("/", common),
    block("= /404.html", common, "internal;"),
    ...notFound.flatMap((file) => [
      block(folderOfFile(file), common, `error_page 403 404 =404 ${file};`),
      block(`= ${file}`, common, "internal;"),
    ]),
    block("= /manifest.webmanifest", common, "default_type application/manifest+json;"),
    ...rules.map(({ path, headers: { "Content-Type": type, ...headers } }) =>
      block(placeOf(path), { ...common, ...headers }, type && `types { } default_type "${type}";`),
    ),
  ]
}

function placeOf(path: string): string {
  if (path.endsWith("*")) return path.slice(0, -1)
  return path.startsWith("/*") ? `~ ${path.slice(2).replaceAll(".", String.raw`\.`)}$` : `= ${path}`
}

function block(place: string, headers: Readonly<Record<string, string>>, more = ""): string {
  const lines = Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`)
  return [`location ${place} {`, ...lines, ...(more ? [`  ${more}`] : []), "}"].join("\n")
}

/** One location for each address, with what asks for fields first. */
function redirectLocations(redirects: readonly Redirect[]): string[] {
  const lines = new Map<string, string[]>()
  for (const { from, to, query } of redirects) {
    const target = encodeURI(to).replaceAll("$", "%24")
    const conditions = Object.entries(query ?? {})
    for (const address of bothForms(from)) {
      const place = decodeURI(address)
      lines.set(place, [
        ...(lines.get(place) ?? []),
        conditions.length > 0
          ? // nginx has no "and": a letter for each field that fits.
            [
              'set $fits "";',
              ...conditions.map(
                ([name, value]) =>
                  `if ($args ~ ${quoted(fieldPattern(name, value))}) { set $fits "\${fits}y"; }`,
              ),
              `if ($fits = ${quoted("y".repeat(conditions.length))}) { return 301 ${quoted(target)}; }`,
            ].join(" ")
          : `return 301 ${quoted(`${target}$is_args$args`)};`,
      ])
    }
  }
  return [...lines].map(([place, steps]) => `location = ${quoted(place)} { ${steps.join(" ")} }`)
}

/** What the text behind the question mark looks like if it has a field. */
const fieldPattern = (...field: string[]) =>
  `(?:^|&)${field.map((part) => encodeURIComponent(part).replaceAll(/[.*()]/g, String.raw`\$&`)).join("=")}(?:&|$)`

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`
