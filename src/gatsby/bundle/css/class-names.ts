import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse } from "postcss"

/** A short name for each class, by sheet and class (`keyOf`). Pages hold hundreds; development keeps the long names. */
export function classNames(folder: string): ReadonlyMap<string, string> {
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .toSorted()
  const keys = sheets.flatMap((sheet) =>
    classesIn(readFileSync(path.join(folder, sheet), "utf8")).map((name) => keyOf(sheet, name)),
  )
  return new Map(keys.map((key, index) => [key, shortName(index)]))
}

/** @param sheet the path of a style sheet. Only the file name counts, as no two sheets share one. */
export const keyOf = (sheet: string, name: string) => `${path.basename(sheet)} ${name}`

function classesIn(css: string): string[] {
  const names = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) names.add(name)
  })
  return [...names]
}

/** Without vowels, no name becomes a word. Ad blockers hide elements with the class "ad". */
const letters = "bcdfghjklmnpqrstvwxyz"
const further = `${letters}0123456789`

/** 0 → "b", 20 → "z", 21 → "bb", 42 → "b0": all names of one letter come first, then those of two characters. */
export function shortName(index: number): string {
  const rest = index - letters.length
  return rest < 0
    ? letters.charAt(index)
    : shortName(Math.floor(rest / further.length)) + further.charAt(rest % further.length)
}
