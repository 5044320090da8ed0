import { createHash } from "node:crypto"
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { compileAhead } from "./compile-ahead"
import { digestLength } from "./digest-length"
import { firstScriptId } from "../post-build/join-scripts"
import { scriptsSlice } from "./internals"
import { withLateScripts } from "./late-markup"

type Stats = {
  hasErrors: () => boolean
  compilation: { entrypoints: ReadonlyMap<string, { getFiles: () => string[] }> }
}
type Compiler = {
  hooks: { done: { tap: (options: { name: string; stage: number }, then: (stats: Stats) => void) => void } }
}

/** Gatsby puts this file's markup into every page once the scripts are compiled. */
const file = `public/${scriptsSlice}`

/** A webpack plugin: changes the markup that starts the scripts, after Gatsby has written it. */
export const lateScriptsPlugin = {
  apply({ hooks }: Compiler) {
    hooks.done.tap({ name: "late-scripts", stage: 100 }, (stats) => {
      // Then no file was written, and Gatsby tells why.
      if (stats.hasErrors()) return
      const fileOf = (entry: string) => `/${stats.compilation.entrypoints.get(entry)?.getFiles()[0]}`
      const markup = withLateScripts(readFileSync(file, "utf8"), fileOf("early"), joined)
      writeFileSync(file, `${markup}<script id="${firstScriptId}">${taken(fileOf("first"))}</script>`)
    })
  },
}

/** The code of a compiled script which stands in the pages and is no file of its own. */
function taken(address: string): string {
  const code = readFileSync(`public${address}`, "utf8")
  rmSync(`public${address}`)
  return code.replace(compileAhead, "").trim()
}

/**
 * The scripts of every page as two files: React, which stays the same from build to build, and all that changes with
 * each, together: which script holds which part of the site, and the build's name (`setup`), webpack's start, the shell.
 */
function joined(setup: string, files: readonly string[]): string[] {
  const kept = files.filter((address) => address.startsWith("/framework-"))
  const changing = files.filter((address) => !kept.includes(address))
  const parts = [
    withoutEntries(setup),
    ...changing.map((address) => readFileSync(`public${address}`, "utf8")),
  ]
  const code = [compileAhead, parts.join("\n;")].join("\n")
  for (const old of readdirSync("public").filter((name) => name.startsWith("shell-"))) rmSync(`public/${old}`)
  const address = `/shell-${createHash("sha256").update(code).digest("hex").slice(0, digestLength)}.js`
  writeFileSync(`public${address}`, code)
  return [...kept, address]
}

/** What says which page has which scripts, without those that every page starts with: nobody asks for these by name. */
const withoutEntries = (setup: string) => setup.replace(/\\?"(?:app|early|first)\\?":\[[^\]]*\],/g, "")
