import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { digestOf } from "../digest"

/** A digest of all style sheets and of the code that changes built pages. A warm build renders again if it differs. */
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
