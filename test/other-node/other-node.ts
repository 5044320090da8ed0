import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { readArguments } from "../../scripts/read-arguments"
import { another, inNode } from "./node-versions"

const help = `npm run test:node [-- 20.19]

Checks the content and makes a build with another version of Node, from npm's package \`node\`: the one that is named,
or 24 under the oldest that works, and the oldest under any other. e2e/copies/folder.spec.ts does so with the small site.`

const { positionals } = readArguments(help, { allowPositionals: true })
const [version = another] = positionals

// All pages are rendered again. What is compiled and encoded is kept, as it takes most of a build. The workflow's rows for
// other versions build from scratch and run the unit tests, which take longest.
rmSync(".cache/redux", { recursive: true, force: true })
const command = inNode(version, "npm run content:check && npm run test:build")
const { status } = spawnSync("npx", command, { stdio: "inherit" })
process.exitCode = status ?? 1
