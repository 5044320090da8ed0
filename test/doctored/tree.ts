import { createHash } from "node:crypto"
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"

/** The edits that faults are made of, in one folder. Each throws if it would change nothing. */
export type Tree = ReturnType<typeof treeAt>

/** The file of a page in `public/`. */
export const fileOf = (route: string) => (route.endsWith("/") ? `public${route}index.html` : `public${route}`)

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/**
 * Opens a copy of the project for edits.
 * @param root the copy's folder.
 */
export function treeAt(root: string) {
  const touched = new Set<string>()
  const at = (file: string) => {
    touched.add(file)
    return path.join(root, file)
  }
  const read = (file: string) => readFileSync(path.join(root, file), "utf8")

  /** Replaces the first place of a text. */
  const replace = (file: string, from: string | RegExp, to: string) => {
    const text = read(file)
    // Only a pattern has groups that the text can name.
    const next = typeof from === "string" ? text.replace(from, () => to) : text.replace(from, to)
    if (next === text) throw new Error(`${file} has no ${String(from)}`)
    writeFileSync(at(file), next)
  }
  const append = (file: string, text: string) => {
    read(file)
    appendFileSync(at(file), text)
  }
  const write = (file: string, text: string) => writeFileSync(at(file), text)
  const copy = (from: string, to: string) => copyFileSync(path.join(root, from), at(to))
  const remove = (file: string) => {
    read(file)
    rmSync(at(file))
  }

  const page = (route: string, from: string | RegExp, to: string) => replace(fileOf(route), from, to)

  /** Changes the headers of a page, at each of its addresses. */
  const headers = (route: string, from: string | RegExp, to: string) => {
    const blocks = read("public/_headers").split(/^(?=\S)/m)
    const next = blocks.map((block) =>
      [route, `${route}index.html`].includes(block.split("\n")[0] ?? "") ? block.replace(from, to) : block,
    )
    if (next.join("") === blocks.join("")) throw new Error(`${route} has no header ${String(from)}`)
    write("public/_headers", next.join(""))
  }

  /** Adds rules to a page's own style sheet, and lets its policy know them. */
  const style = (route: string, css: string) => {
    const sheet = /(?<=<style[^>]*>).*?(?=<\/style>)/s.exec(read(fileOf(route)))?.[0] ?? ""
    page(route, `${sheet}</style>`, `${sheet}${css}</style>`)
    headers(route, hashOf(sheet), hashOf(sheet + css))
  }

  /** The one file in a folder whose name matches. */
  const find = (folder: string, name: RegExp) => {
    const found = readdirSync(path.join(root, folder)).filter((file) => name.test(file))
    if (found.length !== 1) throw new Error(`${folder} has ${found.length} files like ${String(name)}`)
    return `${folder}/${found[0]}`
  }

  return { root, read, replace, append, write, copy, remove, page, headers, style, find, touched }
}

/** Puts the touched files of a copy back as they are in the project. */
export function restore(root: string, touched: Iterable<string>) {
  for (const file of touched)
    if (existsSync(file)) copyFileSync(file, path.join(root, file))
    else rmSync(path.join(root, file), { force: true })
}
