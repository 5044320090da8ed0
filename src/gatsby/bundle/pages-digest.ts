import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { digestOf } from "../digest"

/**
 * A digest of what changes pages besides their components: every style sheet, and the code that changes pages after the
 * build. A warm build renders pages again if it has changed.
 * @param root the project's folder.
 */
export function pagesDigest(root: string): string {
  const src = path.join(root, "src")
  const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
    makesPages.test(file),
  )
  return digestOf(
    files
      .toSorted()
      .map((file) => file + readFileSync(path.join(src, file), "utf8"))
      .join(""),
  )
}

const makesPages = /\.css$|^(?:post-build|title-block)[\\/].*(?<!\.test)\.tsx?$/
