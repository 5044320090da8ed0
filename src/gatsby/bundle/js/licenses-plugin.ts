import { writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { licensesPath, licensesText, packageFolder, readNotice } from "./licenses"

type Module = { resource?: string | undefined; modules?: Iterable<Module> }
type Stats = {
  hasErrors: () => boolean
  compilation: {
    modules: Iterable<Module>
    chunkGraph: { getNumberOfModuleChunks: (module: Module) => number }
  }
}
type Compiler = { hooks: { done: { tap: (name: string, then: (stats: Stats) => void) => void } } }

/** Writes `public/licenses.txt`: the licenses of all packages whose modules are in the scripts. */
export const licensesPlugin = (root: string) => ({
  apply({ hooks }: Compiler) {
    hooks.done.tap("licenses", (stats) => {
      if (stats.hasErrors()) return
      const folders = new Set([webpackFolder(root)])
      for (const file of shippedFiles(stats)) {
        const folder = packageFolder(root, file)
        if (folder !== undefined) folders.add(folder)
      }
      writeFileSync(path.join(root, "public", licensesPath), licensesText(folders, readNotice(root)))
    })
  },
})

/** The folder of the webpack that Gatsby uses, whose own code starts the modules. */
const webpackFolder = (root: string) =>
  path.dirname(
    createRequire(path.join(root, "node_modules/gatsby/package.json")).resolve("webpack/package.json"),
  )

/** The files of the modules that are in some script. Webpack joins several in one. */
function shippedFiles({ compilation: { modules, chunkGraph } }: Stats): string[] {
  const filesOf = ({ resource, modules: inner }: Module): string[] =>
    inner ? [...inner].flatMap(filesOf) : resource === undefined ? [] : [resource]
  return [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(filesOf)
}
