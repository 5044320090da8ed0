import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { readArguments } from "../scripts/read-arguments"

const help = `npm run test:node [-- 20.19]

Checks the content and makes a build with another version of Node, from npm's package \`node\`: the one that is named,
or 24 under the oldest that works, and the oldest under any other.`

const { positionals } = readArguments(help, { allowPositionals: true })
const oldest = "20.19"
const usual = readFileSync(".nvmrc", "utf8").trim()
const [version = process.version.startsWith("v20.") ? usual : oldest] = positionals

// All pages are rendered again. What is compiled and encoded is kept, as it takes most of a build. The workflow's rows for
// other versions build from scratch and run the unit tests, which take longest.
rmSync(".cache/redux", { recursive: true, force: true })
const { status } = spawnSync(
  "npx",
  [
    "--yes",
    "--package",
    `node@${version}`,
    "--call",
    "node --version && npm run content:check && npm run test:build",
  ],
  { stdio: "inherit" },
)
process.exitCode = status ?? 1
