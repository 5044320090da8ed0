import { existsSync } from "node:fs"
import path from "node:path"
import { didYouMean } from "./reason"
import type { Leaf } from "./walk"

/** What there is to point to: the files below the site's folder, its pages, the folders of its projects. */
export type Surroundings = { root: string; pages: ReadonlySet<string>; projects: readonly string[] }

/**
 * Why what a field points to is not there; nothing where it is.
 * @param file the content file, for what is named relative to it.
 */
export function lookUp(
  { root, pages, projects }: Surroundings,
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
  if (role === "project") {
    if (projects.includes(value)) return []
    return [`names the project "${value}", which does not exist${didYouMean(value, projects)}`]
  }
  const [page = ""] = value.split("#")
  if (role !== "page" || !page.startsWith("/") || pages.has(page)) return []
  return [`leads to ${page}, which is no page of the site${didYouMean(page, [...pages])}`]
}
