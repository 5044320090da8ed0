import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { parse } from "postcss"
import { shortName } from "./short-name"

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
