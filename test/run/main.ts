import { existsSync } from "node:fs"
import { readArguments } from "../../scripts/read-arguments"
import { reportMissing } from "../browsers/browsers"
import { runScript } from "./run-script"
import { type Step, runSteps, summary } from "./run-steps"

const help = `npm run check      While you work: lint, types, content, and the unit tests of what changed since main.
npm test           Before you push: those, all unit tests, a build, and every check of it in Chromium.
npm run test:all   What CI runs: also rare conditions, the other browsers, builds of changed copies, another Node.

Runs every check, even after one has failed, and sums them up at the end with their times.`

const build: Step = { name: "test:build" }
const onBuild = (name: string): Step => ({ name, needs: [build.name] })

// A clone has no types of queries before its first build.
const isTyped = existsSync("src/gatsby-types.d.ts")
const first = isTyped ? [] : [build]
const typed = isTyped ? (name: string): Step => ({ name }) : onBuild

/** The checks of each command in order. Those that look at a build, or at the types that it writes, as the linter does, need it. */
const commands: Record<string, readonly Step[]> = {
  check: [...first, typed("lint"), typed("types"), { name: "content:check" }, { name: "test:changed" }],
  test: [
    build,
    { name: "test:unit" },
    { name: "content:check" },
    onBuild("test:browser"),
    onBuild("lint"),
    onBuild("types"),
    onBuild("audit"),
  ],
  all: [
    build,
    { name: "test:unit" },
    { name: "content:check" },
    onBuild("test:browsers"),
    onBuild("lint"),
    onBuild("types"),
    onBuild("audit"),
    // Builds in the folder of the changed copies, with the cache that those leave.
    { name: "test:owner:short", needs: ["test:browsers"] },
  ],
}

async function main() {
  const { positionals } = readArguments(help, { allowPositionals: true })
  const [command = "test"] = positionals
  const steps = commands[command]
  if (!steps) throw new Error(`There is no command ${command}.\n\n${help}`)
  // Before the checks, so that nobody waits for a build to learn it.
  if (command === "all") reportMissing()
  const start = performance.now()
  const results = await runSteps(steps, runScript)
  console.log(`\n${summary(results, (performance.now() - start) / 1000)}`)
  process.exitCode = results.every(({ result }) => result === "passed") ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
