import { createHash } from "node:crypto"
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
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
      writeFileSync(file, withLateScripts(readFileSync(file, "utf8"), setupFile))
    })
  },
}

/** Which script holds which part of the site, and the build's name: as a file, as no page needs them to be shown. */
function setupFile(code: string): string {
  for (const old of readdirSync("public").filter((name) => name.startsWith("setup-"))) rmSync(`public/${old}`)
  const digest = createHash("sha256").update(code).digest("hex").slice(0, 20)
  const address = `/setup-${digest}.js`
  writeFileSync(`public${address}`, code)
  return address
}
