import { readdirSync } from "node:fs"
import path from "node:path"
import type { ContentIssue } from "../../errors/content-issue"
import { isLeftover, topFolders } from "../../read/files"

/** Symbolic links: a build would publish unchecked files from anywhere. `content/` and `static/` may be links. */
export const checkSymbolicLinks = (root: string): ContentIssue[] =>
  topFolders(root)
    .flatMap((top) => linksBelow(root, top))
    .map((file) => ({
      file,
      place: "",
      reason:
        "is a symbolic link, which may lead out of the site; put the file or folder itself in its place",
    }))

const linksBelow = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !(folder.startsWith("static") ? isLock(name) : isLeftover(name)))
    .flatMap((found) => {
      const file = `${folder}/${found.name}`
      if (found.isSymbolicLink()) return [file]
      return found.isDirectory() ? linksBelow(root, file) : []
    })

/** Emacs marks an open file by such a link. In `static/`, all other hidden files are published too. */
const isLock = (name: string) => name.startsWith(".#")
