import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { pageDataFile } from "../../src/gatsby/internals"
import type { Site } from "./site"

/** The markup in a page's data must have no style attribute, which the policy would refuse after a move to the page. */
export const pageData = ({ pages }: Site, folder: string): string[] =>
  [...pages.keys()]
    .filter((page) => {
      const file = path.join(folder, pageDataFile(page))
      return existsSync(file) && /<[a-z][^<>]*\sstyle=/.test(readFileSync(file, "utf8"))
    })
    .map((page) => `${page} has a style attribute in its page data`)
