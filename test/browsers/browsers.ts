import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { findChromium } from "./chromium"

/** The engines that the checks in `e2e/engines/` visit the site with. */
export type EngineName = "chromium" | "firefox" | "webkit" | "chromium-oldest"

/** An engine as found on this machine. */
type Found = { path: string | undefined; missing: string }

const first = (...places: string[]) => places.find((place) => place !== "" && existsSync(place))
const env = (name: string) => process.env[name] ?? ""

/** The oldest Chromium that the site is made for, as the package that holds it is called. */
const oldChromium = "@sparticuz/chromium@110.0.1"
const oldestFolder = ".browsers"

/** Finds each engine's browser. */
export const browsers: Record<EngineName, () => Found> = {
  chromium: () => ({ path: findChromium(), missing: "" }),
  firefox: () => ({
    path: first(
      env("FIREFOX_PATH"),
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
    ),
    missing:
      "Firefox is not checked: no browser found. Install one (Debian: `sudo apt-get install firefox-esr`) or name one in FIREFOX_PATH.",
  }),
  webkit: () => ({
    path:
      first("/usr/bin/WebKitWebDriver") &&
      first("/usr/bin/Xvfb") &&
      first(env("MINIBROWSER_PATH"), ...miniBrowsers()),
    missing:
      "WebKit is not checked: no driver found. Install it (Debian, Ubuntu: `sudo apt-get install webkit2gtk-driver xvfb`); elsewhere there is none.",
  }),
  "chromium-oldest": () => ({
    path: unpackedOldest(),
    missing: `Chromium 110, the oldest that must work, is not checked. On Linux, get it (58 MB): \`npm install --no-save --prefix ${oldestFolder} ${oldChromium}\`.`,
  }),
}

/** Debian keeps it in a folder named by the processor, others in one named by the version alone. */
const miniBrowsers = () =>
  ["x86_64-linux-gnu/", "aarch64-linux-gnu/", "64/", ""].flatMap((folder) =>
    ["4.1", "4.0"].flatMap((version) =>
      ["lib", "libexec"].map((place) => `/usr/${place}/${folder}webkit2gtk-${version}/MiniBrowser`),
    ),
  )

/** The package holds the browser compressed, and its own code would unpack it into the system's temporary folder. */
function unpackedOldest(): string | undefined {
  const packed = path.resolve(oldestFolder, "node_modules/@sparticuz/chromium/bin/chromium.br")
  const unpacked = packed.replace(/\.br$/, "")
  if (!existsSync(packed) || process.platform !== "linux" || process.arch !== "x64") return undefined
  if (!existsSync(unpacked))
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  return unpacked
}

/** The names of all engines. */
const names: readonly EngineName[] = ["chromium", "firefox", "webkit", "chromium-oldest"]

/** The engines whose browser is on this machine. */
export const foundEngines: readonly EngineName[] = names.filter((name) => browsers[name]().path !== undefined)

/**
 * Tells which engines are not checked, and how to get their browsers.
 * @throws Error instead if this is a check before a release, where `CI` is set.
 */
export function reportMissing() {
  const lines = names.filter((name) => !foundEngines.includes(name)).map((name) => browsers[name]().missing)
  if (lines.length > 0 && process.env.CI) throw new Error(lines.join("\n"))
  for (const line of lines) console.warn(line)
}
