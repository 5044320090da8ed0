import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse } from "postcss"

/** Without vowels no name becomes a word; filters of advertisements hide elements whose class is "ad". */
const letters = "bcdfghjklmnpqrstvwxz"

/** 0 → "b", 19 → "z", 20 → "bb": every name of one letter, then those of two. */
const nameOf = (index: number): string =>
  (index < letters.length ? "" : nameOf(Math.floor(index / letters.length) - 1)) +
  (letters[index % letters.length] ?? "")

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
  return new Map(keys.map((key, index) => [key, nameOf(index)]))
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
