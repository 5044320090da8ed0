import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../gatsby/source/files-below"
import type { Built, Host } from "./host"
import { markdownFileName } from "../markdown/write-markdown-alternates"

/** A file name that changes with the content: webpack's scripts and style sheets. */
const hashedName = /^\/[^/]+[-.][0-9a-f]{8}\.(?:js|css)$/

type Options = Pick<Built, "policies" | "notFound" | "redirects" | "url" | "hstsIncludeSubdomains">

/** Writes the files that a host reads into the built site. */
export function writeHostFiles(root: string, host: Host, options: Options) {
  const files = filesBelow(root).map((file) => `/${file}`)
  const built = {
    ...options,
    scripts: files.filter((file) => hashedName.test(file)),
    pictures: files.filter((file) => /^\/(?:static|drawings)\//.test(file)),
    fonts: files.filter((file) => file.startsWith("/fonts/")),
    documents: files.filter((file) => /\.pdf$/i.test(file)),
    markdown: files.filter((file) => file.endsWith(`/${markdownFileName}`)),
  }
  for (const [name, text] of Object.entries(host.files(built))) {
    const file = path.resolve(root, name)
    // The content check refuses such addresses.
    if (!file.startsWith(path.resolve(root) + path.sep))
      throw new Error(`${name} would be written outside of the site`)
    // A page has precedence over a redirect whose address differs only in case, on a disk that ignores it.
    if (existsSync(file)) continue
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
