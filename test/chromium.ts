import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

const places = [
  process.env.CHROMIUM_PATH ?? "",
  chromium.executablePath(),
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** How Chromium is started here: without a sandbox it also runs as root, and it asks no other host for anything. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * The Chromium that the browser checks drive.
 * @throws with how to get one, where there is none.
 */
export function findChromium(): string {
  const found = places.find((place) => place !== "" && existsSync(place))
  if (found) return found
  throw new Error(
    "No Chromium found. Install one (Debian, Ubuntu: `sudo apt-get install chromium`; elsewhere: `npx playwright install chromium`) or name one in CHROMIUM_PATH.",
  )
}
