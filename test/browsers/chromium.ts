import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

const places = [
  process.env.CHROMIUM_PATH ?? "",
  chromium.executablePath(),
  // The same browser without a window to draw: pages take two thirds of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Chromium's arguments here. Without a sandbox it also runs as root, and it sends no requests to third parties. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A page of this machine reaches no third party, whether the machine does or not.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  // The headless shell would fit letters to whole pixels, which makes lines longer than visitors see them.
  "--font-render-hinting=none",
]

/** Finds the first that is there. @throws with installation help if there is none. */
function find(among: readonly string[]): string {
  const found = among.find((place) => place !== "" && existsSync(place))
  if (found) return found
  throw new Error(
    "No Chromium found. Install one (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`) or name one in CHROMIUM_PATH.",
  )
}

/**
 * Finds the Chromium that the browser checks use.
 * @returns its path.
 * @throws with installation help if there is none.
 */
export const findChromium = () => find(places)

/**
 * Finds the Chromium that people have, for measurements: the headless shell runs a third faster.
 * @returns its path.
 * @throws with installation help if there is none.
 */
export const findWholeChromium = () => find(places.filter((place) => !place.includes("headless-shell")))
