import { readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { byProducts } from "../gatsby/internals"

/** Scripts that are already joined into the shell (src/gatsby/bundle/js/delayed-scripts-plugin.ts). */
const joined = /^(?:app|webpack-runtime)-[0-9a-f]+\.js$/

/** Removes files that no visitor, robot or host reads. */
export function removeByProducts(root: string) {
  const found = readdirSync(root).filter((name) => byProducts.has(name) || joined.test(name))
  for (const name of found) rmSync(path.join(root, name), { recursive: true })
}
