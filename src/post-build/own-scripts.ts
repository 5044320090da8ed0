import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { restoreScript } from "../browser/preferences"
import { scriptsSlice } from "../gatsby/internals"
import { codeOf, firstScriptId } from "./join-scripts"

/** Gatsby's own script, and in a second line the first script: see join-scripts.ts. */
const joined = /^(?:;window\.pagePath="(?:[^"\\<]|\\.)*";)?(?:\n(.*))?$/s

/**
 * What the inline scripts of a build's pages may say: preferences, the page's path, and the first script.
 * @param root the folder with the built site, as Gatsby has left it.
 * @returns whether a script is one of these, letter by letter.
 */
export function ownScripts(root: string): (code: string) => boolean {
  const file = path.join(root, scriptsSlice)
  const first = existsSync(file) ? codeOf(readFileSync(file, "utf8"), firstScriptId) : undefined
  return (code) => {
    if (!code.startsWith(restoreScript)) return false
    const match = joined.exec(code.slice(restoreScript.length))
    return match !== null && (match[1] === undefined || match[1] === first)
  }
}
