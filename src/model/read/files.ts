import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"

/** Names of files that an editor or a system leaves behind. */
const leftover = /^(?:[.#]|Thumbs\.db$|desktop\.ini$)|~$/

/** Whether a name is no content. All readers of content use this, so that nothing unchecked is published. */
export const isLeftover = (file: string): boolean => leftover.test(path.basename(file))

/**
 * Every file of `content/` and `static/`, with `/` between folders. Names are looked up here, not on the disk: a laptop
 * may find `Cover.png` as `cover.png`, but the host will not.
 */
export const filesOf = (root: string): string[] => topFolders(root).flatMap((top) => filesUnder(root, top))

/** `content` and `static`, as far as they are there. */
export const topFolders = (root: string): string[] =>
  ["content", "static"].filter((top) => existsSync(path.join(root, top)))

/** The files below one folder of the project. */
export function filesUnder(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isLeftover(name))
    .flatMap((found) => {
      const file = `${folder}/${found.name}`
      if (found.isDirectory()) return filesUnder(root, file)
      // check-symbolic-links.ts tells a link. One that leads to a folder, or nowhere, cannot be read as a file.
      return found.isSymbolicLink() && !isFile(path.join(root, file)) ? [] : [file]
    })
    .toSorted()
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
