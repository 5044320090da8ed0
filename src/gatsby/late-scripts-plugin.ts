import { readFileSync, writeFileSync } from "node:fs"
import { withLateScripts } from "../lib/late-scripts"

type Compiler = {
  hooks: { done: { tap: (options: { name: string; stage: number }, then: () => void) => void } }
}

/** Gatsby puts this file's markup into every page once the scripts are compiled. */
const file = "public/_gatsby/slices/_gatsby-scripts-1.html"

/** A webpack plugin: changes the markup that starts the scripts, after Gatsby has written it. */
export const lateScriptsPlugin = {
  apply({ hooks }: Compiler) {
    hooks.done.tap({ name: "late-scripts", stage: 100 }, () => {
      writeFileSync(file, withLateScripts(readFileSync(file, "utf8")))
    })
  },
}
