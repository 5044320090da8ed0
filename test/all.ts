import { spawnSync } from "node:child_process"
import { readArguments } from "../scripts/read-arguments"
import { type Step, runSteps, summary } from "./steps"

const help = `npm test

Runs every check, even after one has failed, and sums them up at the end with their times.`

/** The checks in order. Those that look at a build are not run without one. */
const steps: readonly Step[] = [
  { name: "test:unit" },
  { name: "test:build" },
  { name: "audit", needs: "test:build" },
  { name: "lint" },
  { name: "types", needs: "test:build" },
  { name: "test:browser", needs: "test:build" },
]

readArguments(help, {})

const results = runSteps(
  steps,
  (name) => spawnSync("npm", ["run", "--silent", name], { stdio: "inherit" }).status === 0,
)
console.log(`\n${summary(results)}`)
process.exitCode = results.every(({ result }) => result === "passed") ? 0 : 1
