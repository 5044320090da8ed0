import { buildSync } from "esbuild"
import { fixedRoutes } from "../../../routes/routes"
import { digestOf } from "../../digest"
import { addressesOf } from "../../languages/local-addresses"
import { esbuildTarget } from "../browser-targets"

const options = {
  bundle: true,
  minify: true,
  target: esbuildTarget(),
  write: false,
  tsconfigRaw: "{}",
} as const

const compiled = (file: string, define: Record<string, string> = {}) =>
  buildSync({ ...options, entryPoints: [file], define })
    .outputFiles.map(({ text }) => text.trim())
    .join("")

/** The script that restores a visitor's preferences. `npm start` uses no other startup script. */
export const restoreScript = () => compiled("src/startup/restore-preferences.ts")

/** The script that is in the estimate's head besides the first one. */
export const estimateScript = () =>
  compiled("src/startup/estimate-before-hydration.ts", {
    "process.env.BOOKING_LINKS": JSON.stringify(bookingLinks()),
  })

/** The links to the booking page in any language, as a selector. */
const bookingLinks = () =>
  addressesOf(fixedRoutes("").booking)
    .map((address) => `a[href*='${address}']`)
    .join()

/** The startup scripts of a built page: the script in its head, and the file that it fetches. */
export function startupScripts(pathPrefix: string) {
  const folder = { "process.env.PATH_PREFIX": JSON.stringify(pathPrefix) }
  const loader = compiled("src/startup/script-loader.ts", folder)
  const address = `/loader-${digestOf(loader)}.js`
  const headScript = compiled("src/startup/head-script.ts", {
    ...folder,
    "process.env.SCRIPT_LOADER": JSON.stringify(pathPrefix + address),
  })
  return { headScript, loader: { address, code: loader } }
}
