import { buildSync } from "esbuild"
import { digestOf } from "./digest"

const options = { bundle: true, minify: true, target: "es2020", write: false, tsconfigRaw: "{}" } as const

/** A script of the start-up as code of its own, with all that it imports. */
const compiled = (file: string, define: Record<string, string> = {}) =>
  buildSync({ ...options, entryPoints: [file], define })
    .outputFiles.map(({ text }) => text.trim())
    .join("")

/** The script that brings back a visitor's choices. It is all that `npm start` has of the start-up. */
export const restoreScript = () => compiled("src/startup/restore.ts")

/** The start-up of a built page: the script in its head, and the file that this one fetches. */
export function startupScripts() {
  const early = compiled("src/startup/early.ts")
  const address = `/early-${digestOf(early)}.js`
  const first = compiled("src/startup/first.ts", { "process.env.EARLY_SCRIPT": JSON.stringify(address) })
  return { first, early: { address, code: early } }
}
