import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse } from "postcss"
import { shortName } from "./short-name"

/**
 * A short name for each class of the components' style sheets, by sheet and class as `keyOf` joins them. A page
 * holds hundreds of them, and none is smaller by what it says to a reader: in development the long ones stay.
 * @param folder where the sheets lie, at any depth.
 */
export function classNames(folder: string): ReadonlyMap<string, string> {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .toSorted()
  const keys = sheets.flatMap((sheet) =>
    classesIn(readFileSync(path.join(folder, sheet), "utf8")).map((name) => keyOf(sheet, name)),
  )
  return new Map(keys.map((key, index) => [key, shortName(index)]))
}

/** @param sheet the path of a style sheet, of which its file name counts: no two have the same. */
export const keyOf = (sheet: string, name: string) => `${path.basename(sheet)} ${name}`

/** The classes that a style sheet names, each once. */
function classesIn(css: string): string[] {
  const names = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) names.add(name)
  })
  return [...names]
}
