import { writeFileSync } from "node:fs"
import path from "node:path"
import { digestLength } from "../gatsby/digest-length"
import { filesBelow } from "./files-below"
import { headerRules, headersFile } from "./headers-file"

type Options = {
  /** The policy of each page, by its path. */
  policies: ReadonlyMap<string, string>
  /** Whether browsers may open the domain's subdomains by https alone. */
  hstsIncludeSubdomains: boolean
}

/** A name that changes with the file's content: webpack's scripts and styles. */
const hashedName = new RegExp(`^/[^/]+[-.][0-9a-f]{${digestLength}}\\.(?:js|css)$`)

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
