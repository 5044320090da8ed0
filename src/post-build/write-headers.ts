import { writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "./files-below"
import type { Policies } from "./write-pages"
import { headerRules, headersFile } from "./headers-file"

type Options = {
  policies: Policies
  /** Whether HSTS includes the domain's subdomains. */
  hstsIncludeSubdomains: boolean
}

/** A file name that changes with the content: webpack's scripts and style sheets. */
const hashedName = /^\/[^/]+[-.][0-9a-f]{8}\.(?:js|css)$/

/**
 * Writes the host's `_headers` for a built site.
 * @param root the folder with the built site.
 */
export function writeHeaders(root: string, { policies, hstsIncludeSubdomains }: Options) {
  const files = filesBelow(root).map((file) => `/${file}`)
  const rules = headerRules({
    policies,
    scripts: files.filter((file) => hashedName.test(file)),
    pictures: files.filter((file) => /^\/(?:static|drawings)\//.test(file)),
    fonts: files.filter((file) => file.startsWith("/fonts/")),
    hstsIncludeSubdomains,
  })
  writeFileSync(path.join(root, "_headers"), headersFile(rules))
}
