import { buildSync } from "esbuild"
import { digestOf } from "./digest"
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

/** The startup scripts of a built page: the script in its head, and the file that this script fetches. */
export function startupScripts() {
  const early = compiled("src/startup/early.ts")
  const address = `/early-${digestOf(early)}.js`
  const first = compiled("src/startup/first.ts", { "process.env.EARLY_SCRIPT": JSON.stringify(address) })
  return { first, early: { address, code: early } }
}
