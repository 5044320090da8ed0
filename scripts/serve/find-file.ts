import { statSync } from "node:fs"
import path from "node:path"

/** What a path leads to: a file, the same path with a slash, or nothing. */
export type Found = { file: string } | { slash: true } | undefined

/** What the host reads but does not serve. Of names that begin with a dot it serves one folder (RFC 8615). */
const hidden = /^\/(?:_headers|_redirects)\/?$|\/\.(?!well-known\/)/

/** The file for a decoded path, as a host of folders finds it: `/work/` is `work/index.html`, and `/work` leads to `/work/`. */
export function findFile(root: string, pathname: string): Found {
  const target = path.join(root, pathname)
  if (hidden.test(pathname) || pathname.includes("\0") || pathname.includes("//")) return undefined
  if (path.relative(root, target).startsWith("..")) return undefined
  const index = path.join(target, "index.html")
  if (pathname.endsWith("/")) return isFile(index) ? { file: index } : undefined
  if (isFile(index)) return { slash: true }
  return isFile(target) ? { file: target } : undefined
}

/** Whether a path leads to a file. A path that the file system refuses, such as one too long, does not. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}
