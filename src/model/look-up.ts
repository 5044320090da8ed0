import { existsSync } from "node:fs"
import path from "node:path"
import { didYouMean } from "./reason"
import type { Leaf } from "./walk"

/** What there is to point to: the project's folder, and the site's pages. */
export type Surroundings = { root: string; pages: ReadonlySet<string> }

/**
 * Why what a field points to is not there; nothing where it is.
 * @param file the content file, for what is named relative to it.
 */
export function lookUp(
  { root, pages }: Surroundings,
  file: string,
  value: string,
  role: Leaf["role"],
): string[] {
  if (role === "file") {
    const target = path.posix.join(path.posix.dirname(file), value)
    return existsSync(path.join(root, target)) ? [] : [`names ${target}, which is not there`]
  }
  if (role === "static") {
    return existsSync(path.join(root, "static", value)) ? [] : [`names static${value}, which is not there`]
  }
  const [page = ""] = value.split("#")
  if (role !== "page" || !page.startsWith("/") || pages.has(page)) return []
  return [`leads to ${page}, which is no page of the site${didYouMean(page, [...pages])}`]
}
