import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { digestOf } from "../../digest"
import { scriptsSlice } from "../../internals"
import { withDelayedScripts } from "./delayed-scripts-markup"
import { licensesPath } from "./licenses"

type Stats = { hasErrors: () => boolean }
type Compiler = {
  hooks: { done: { tap: (options: { name: string; stage: number }, then: (stats: Stats) => void) => void } }
}

/** Gatsby inserts this file's markup into every page once the scripts are compiled. */
const file = `public/${scriptsSlice}`

/** V8's explicit compile hint: nearly all functions run at once, so Chromium compiles them on another thread. */
const compileHint = "//# allFunctionsCalledOnLoad\n"

/** Changes the markup that starts the scripts, once Gatsby has written it. Addresses begin with `pathPrefix`. */
export const delayedScriptsPlugin = (pathPrefix: string) => ({
  apply({ hooks }: Compiler) {
    hooks.done.tap({ name: "delayed-scripts", stage: 100 }, (stats) => {
      // After errors, there is no file, and Gatsby reports why.
      if (stats.hasErrors()) return
      writeFileSync(file, withDelayedScripts(readFileSync(file, "utf8"), joinedIn(pathPrefix)))
    })
  },
})

const joinedIn = (pathPrefix: string) => (setup: string, addresses: readonly string[]) => {
  const files = addresses.map((address) => address.slice(pathPrefix.length))
  const licenses = `/*! Licenses: ${pathPrefix}${licensesPath} */\n`
  return joined(licenses + setup, files).map((name) => pathPrefix + name)
}

/** Every page's scripts as two files: React, which stays between builds, and all that changes with each build. */
function joined(setup: string, files: readonly string[]): string[] {
  const kept = files.filter((address) => address.startsWith("/framework-"))
  const changing = files.filter((address) => !kept.includes(address))
  for (const address of kept) hint(`public${address}`)
  const code =
    compileHint + [setup, ...changing.map((address) => readFileSync(`public${address}`, "utf8"))].join("\n;")
  for (const old of readdirSync("public").filter((name) => name.startsWith("shell-"))) rmSync(`public/${old}`)
  const address = `/shell-${digestOf(code)}.js`
  writeFileSync(`public${address}`, code)
  return [...kept, address]
}

/** Puts the hint at a script's start. A warm build may leave the file as the last one wrote it. */
function hint(script: string) {
  const code = readFileSync(script, "utf8")
  if (!code.startsWith(compileHint)) writeFileSync(script, compileHint + code)
}
