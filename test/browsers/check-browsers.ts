import { reportMissing } from "./browsers"

// This runs before the tests, so that nobody waits for a build to learn it.
try {
  reportMissing()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
