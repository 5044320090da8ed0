import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"
import { filesUnder } from "../../model/read/files"

/** Makes the folder `to` the same as `from`. Files are replaced in one step: watchers see each change once. */
export function copyContent(root: string, from: string, to: string) {
  const inRoot = (...place: string[]) => path.join(root, ...place)
  mkdirSync(inRoot(to), { recursive: true })
  const names = new Set(filesUnder(root, from).map((file) => path.posix.relative(from, file)))
  for (const name of names) {
    if (!isSame(inRoot(from, name), inRoot(to, name)))
      put(inRoot(from, name), inRoot(to, name), inRoot(`${to}.part`))
  }
  for (const file of filesUnder(root, to)) {
    if (!names.has(path.posix.relative(to, file))) rmSync(inRoot(file))
  }
}

function isSame(file: string, copy: string): boolean {
  if (!existsSync(copy)) return false
  const [one, other] = [statSync(file), statSync(copy)]
  return one.size === other.size && one.mtime.getTime() === other.mtime.getTime()
}

/** Copies to a file outside the folder first, and then moves it into place in one step. */
function put(file: string, copy: string, part: string) {
  const { atime, mtime } = statSync(file)
  copyFileSync(file, part)
  utimesSync(part, atime, mtime)
  mkdirSync(path.dirname(copy), { recursive: true })
  renameSync(part, copy)
}
