import { findChromium } from "./chromium"

// This runs before the tests, so that nobody waits for a build to learn it.
try {
  findChromium()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
