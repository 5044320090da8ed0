import { existsSync, readdirSync } from "node:fs"
import path from "node:path"

/** Names of what an editor or a system leaves beside the owner's files. */
const leftover = /^(?:[.#]|Thumbs\.db$|desktop\.ini$)|~$/

/**
 * Tells whether a file or folder is no content, by its name alone. Everything that reads content asks this,
 * so that nothing is published that the check has not seen.
 * @param file its path or name.
 */
export const isLeftover = (file: string): boolean => leftover.test(path.basename(file))

/**
 * Every file of `content/` and `static/`, from the project's folder, with `/` between folders.
 * A name is compared with this list and not looked up on the disk: a laptop may find `Cover.png`
 * under `cover.png`, but the host will not.
 */
export const filesOf = (root: string): string[] =>
  ["content", "static"].filter((top) => existsSync(path.join(root, top))).flatMap((top) => below(root, top))

/** The files below one folder of the project. */
export function below(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !isLeftover(name))
    .flatMap((found) => {
      const file = `${folder}/${found.name}`
      return found.isDirectory() ? below(root, file) : [file]
    })
    .toSorted()
}
