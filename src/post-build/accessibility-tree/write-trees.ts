import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Panel, type PanelWords, panelFile, treeFile } from "../../accessibility-tree/accessibility-tree"
import { computeTree } from "../../gatsby/accessibility-tree/compute-tree"
import { minifyCss } from "../../gatsby/bundle/css/minify-css"
import { filesBelow } from "../../gatsby/source/files-below"

/** The panel's styles. They are fetched with its words, so that no other visitor pays for them. */
const styles = "src/components/hear/hear.css"

const written = /(?:^|\/)accessibility-tree(?:\.[\w-]+)?\.json$/

type Page = { path: string; language: string }

/**
 * Writes what "Hear this page" fetches: each page's accessibility tree, from its HTML as it is served, and the panel's
 * words and styles. What an earlier build wrote goes.
 * @param wordsIn the words by language. A page in another language has no tree.
 */
export function writeTrees(root: string, pages: readonly Page[], wordsIn: ReadonlyMap<string, PanelWords>) {
  removeTrees(path.join(root, "page-data"))
  if (wordsIn.size === 0) return
  const css = minifyCss({ [styles]: readFileSync(styles, "utf8") }).code
  for (const [language, words] of wordsIn) write(root, panelFile(language), { words, css } satisfies Panel)
  for (const { path: page, language } of pages) {
    const html = path.join(root, page, "index.html")
    if (wordsIn.has(language) && existsSync(html))
      write(root, treeFile(page), computeTree(readFileSync(html, "utf8")))
  }
}

const write = (root: string, file: string, data: object) =>
  writeFileSync(path.join(root, file), JSON.stringify(data))

function removeTrees(folder: string) {
  if (!existsSync(folder)) return
  for (const file of filesBelow(folder)) if (written.test(file)) rmSync(path.join(folder, file))
}
