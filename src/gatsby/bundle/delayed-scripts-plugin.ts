import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { digestOf } from "../digest"
import { scriptsSlice } from "../internals"
import { withDelayedScripts } from "./delayed-scripts-markup"
import { licensesPath } from "./licenses"

type Stats = { hasErrors: () => boolean }
type Compiler = {
  hooks: { done: { tap: (options: { name: string; stage: number }, then: (stats: Stats) => void) => void } }
}

/** Gatsby inserts this file's markup into every page once the scripts are compiled. */
const file = `public/${scriptsSlice}`

/**
 * Tells Chromium to compile a script's functions on another thread while the script loads, as nearly all of them run at
 * once (V8's explicit compile hints). Otherwise, it compiles each one on the main thread when it is called.
 */
const compileHint = "//# allFunctionsCalledOnLoad\n"

/**
 * A webpack plugin that changes the markup that starts the scripts, after Gatsby has written it.
 * @param pathPrefix the folder that the site lies in, with which addresses begin. Files in `public/` do not.
 */
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

/**
 * The scripts of every page as two files. One is React, which stays the same between builds. The other joins all that
 * changes with each build: the map of scripts and the build's name (`setup`), webpack's runtime, and the shell.
 */
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
