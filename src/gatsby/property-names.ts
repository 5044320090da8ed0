import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { type Plugin, parse } from "postcss"
import { shortName } from "./short-name"

/** A custom property's name. */
const property = /--[a-z][\w-]*/g

/**
 * Short names for the site's tokens (src/styles/tokens.css), which every page's styles name hundreds of times. A token
 * that something other than a style sheet names, as a drawing does with `var(--accent)`, keeps its own.
 * @param tokens the style sheet with the tokens.
 * @param folders where code, drawings and texts lie, at any depth.
 */
export function propertyNames(tokens: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const kept = new Set(folders.flatMap((folder) => namedIn(folder)))
  const names = new Set<string>()
  parse(readFileSync(tokens, "utf8")).walkDecls(/^--/, ({ prop }) => {
    if (!kept.has(prop)) names.add(prop)
  })
  return new Map([...names].map((name, index) => [name, `--${shortName(index)}`]))
}

/** The properties that a folder's files name, style sheets and tests aside. */
const namedIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.(?:tsx?|svg|mdx|json)$/.test(file))
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").match(property) ?? [])

/** A PostCSS plugin that names properties as a map says, where they are set and where they are read. */
export const renameProperties = (names: ReadonlyMap<string, string>): Plugin => ({
  postcssPlugin: "rename-properties",
  OnceExit(sheet) {
    sheet.walkDecls((declaration) => {
      declaration.prop = names.get(declaration.prop) ?? declaration.prop
      declaration.value = declaration.value.replace(property, (name) => names.get(name) ?? name)
    })
  },
})
