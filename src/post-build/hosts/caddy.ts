import { isFile } from "../../model/hosts/address-forms"
import { type HeaderRule, folderOfFile, rulesByFolder } from "./header-rules"
import type { Redirect } from "./redirects"
import type { Host } from "./host"

/** In a `route`, a later header replaces an earlier one. https://caddyserver.com/docs/caddyfile */
export const caddy: Host = {
  policyInPage: true,
  files: (built) => {
    const rules = rulesByFolder(built)
    const lines = [
      "root * {$SITE_ROOT:/srv/site}",
      "encode zstd gzip",
      "# The question mark and what follows it, for redirects.",
      "map {query} {search} {",
      '\t~^(.+)$ "?${1}"',
      '\tdefault ""',
      "}",
      "route {",
      "\t# A redirect to an address that starts with two slashes, or with what a browser reads as two, leads to another host.",
      "\t@elsewhere vars_regexp {path} `^/[/\\\\[:cntrl:]]`",
      "\terror @elsewhere 404",
      ...rules.flatMap(headerLines).map((line) => `\t${line}`),
      "\theader /manifest.webmanifest Content-Type application/manifest+json",
      ...built.redirects.flatMap(redirectLines).map((line) => `\t${line}`),
      "\t# Caddy's own redirect to an address with a slash drops the query.",
      "\t@folder {",
      "\t\tfile {path}/index.html",
      "\t\tnot path */",
      "\t}",
      "\tredir @folder {path}/{search} 308",
      "\t@hidden {",
      "\t\tpath /Caddyfile */.*",
      "\t\tnot path /.well-known/*",
      "\t}",
      "\terror @hidden 404",
      "\tfile_server",
      "}",
      "handle_errors {",
      "\troute {",
      ...rules
        .slice(0, 1)
        .flatMap(headerLines)
        .map((line) => `\t\t${line}`),
      ...notFoundLines(built.notFound).map((line) => `\t\t${line}`),
      "\t\tfile_server",
      "\t}",
      "}",
    ]
    const site = `{$SITE_ADDRESS:${new URL(built.url).host}} {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`
    return { Caddyfile: `# Written by each build: docs/hosting/caddy.md\n${site}` }
  },
}

/** An ending, such as that of `/*.html.md`, needs a matcher with a name: only a path that begins with a slash needs none. */
function headerLines({ path, headers }: HeaderRule) {
  const [, ending] = /^\/\*(.+)$/.exec(path) ?? []
  const matcher = ending ? `@${ending.replaceAll(/\W/g, "")}` : path
  return [
    ...(ending ? [`${matcher} path *${ending}`] : []),
    `header ${matcher} {`,
    ...Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`),
    "}",
  ]
}

/** The 404 page of each language's folder, and that of the root for the rest. */
function notFoundLines(files: readonly string[] = []): string[] {
  if (files.length === 0) return ["rewrite * /404.html"]
  const folders = files.map((file) => `${folderOfFile(file)}*`)
  return [
    ...files.flatMap((file, index) => [
      `@folder${index} path ${folders[index]}`,
      `rewrite @folder${index} ${file}`,
    ]),
    `@rest not path ${folders.join(" ")}`,
    "rewrite @rest /404.html",
  ]
}

/** `path` ignores case, and a former address may differ from the page's only in that. An expression does not. */
const redirectLines = ({ from, to, query = {} }: Redirect, index: number) => [
  `@moved${index} {`,
  `\tpath_regexp ${raw(`^${literal(from.replace(/\/$/, ""))}${isFile(from) ? "" : "/?"}$`)}`,
  ...fieldLines(query),
  "}",
  `redir @moved${index} ${JSON.stringify(`${encodeURI(to)}${Object.keys(query).length > 0 ? "" : "{search}"}`)} 301`,
]

/** Caddy 2.6 takes several fields of its `query` for "or". */
const fieldLines = (query: Readonly<Record<string, string>>) => {
  const fields = Object.entries(query).map(([name, value]) => `{query.${name}} == ${JSON.stringify(value)}`)
  return fields.length > 0 ? [`\texpression ${raw(fields.join(" && "))}`] : []
}

/** An address in which nothing stands for more than itself. */
const literal = (address: string) => address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** In double quotes, Caddy would keep both backslashes of a pair. */
const raw = (expression: string) => `\`${expression.replaceAll("`", String.raw`\x60`)}\``
