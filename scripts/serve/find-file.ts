import { realpathSync, statSync } from "node:fs"
import path from "node:path"

/** The result for a path: a file, a redirect to the path with a slash, or nothing. */
type Found = { file: string } | { slash: true } | undefined

/** Files that the host does not serve: its own settings, and dotfiles outside `.well-known` (RFC 8615). */
const hidden = /^\/(?:_headers|_redirects|vercel\.json)\/?$|\/\.(?!well-known\/)/

/** Finds a decoded path's file as a static host does: `/work/` is `work/index.html`; `/work` redirects to `/work/`. */
export function findFile(root: string, pathname: string): Found {
  const target = path.join(root, pathname)
  if (hidden.test(pathname) || pathname.includes("\0") || pathname.includes("//")) return undefined
  if (path.relative(root, target).startsWith("..")) return undefined
  const index = path.join(target, "index.html")
  if (pathname.endsWith("/")) return isFile(root, index) ? { file: index } : undefined
  if (isFile(root, index)) return { slash: true }
  return isFile(root, target) ? { file: target } : undefined
}

/** False also for paths that the file system rejects, and for links out of the site: those are not published. */
function isFile(root: string, file: string): boolean {
  try {
    return statSync(file).isFile() && realpathSync(file).startsWith(realpathSync(root) + path.sep)
  } catch {
    return false
  }
}
