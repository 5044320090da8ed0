import { buildSync } from "esbuild"
import { digestOf } from "../digest"
import { esbuildFloor } from "./floor"

const options = {
  bundle: true,
  minify: true,
  target: esbuildFloor(),
  write: false,
  tsconfigRaw: "{}",
} as const

/** Compiles a startup script with all its imports into one piece of code. */
const compiled = (file: string, define: Record<string, string> = {}) =>
  buildSync({ ...options, entryPoints: [file], define })
    .outputFiles.map(({ text }) => text.trim())
    .join("")

/** The script that restores a visitor's preferences. `npm start` uses no other startup script. */
export const restoreScript = () => compiled("src/startup/restore.ts")

/** The script that is in the estimate's head besides the first one. */
export const estimateScript = () => compiled("src/startup/early-estimate.ts")

/**
 * The startup scripts of a built page: the script in its head, and the file that this script fetches.
 * @param pathPrefix the folder that the site lies in. Usually empty.
 */
export function startupScripts(pathPrefix: string) {
  const folder = { "process.env.SITE_FOLDER": JSON.stringify(pathPrefix) }
  const early = compiled("src/startup/early.ts", folder)
  const address = `/early-${digestOf(early)}.js`
  const first = compiled("src/startup/first.ts", {
    ...folder,
    "process.env.EARLY_SCRIPT": JSON.stringify(pathPrefix + address),
  })
  return { first, early: { address, code: early } }
}
