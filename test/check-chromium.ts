import { findChromium } from "./chromium"

// Said before the tests start, so that nobody waits for a build to hear it.
try {
  findChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
