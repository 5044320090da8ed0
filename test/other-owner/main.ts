import { spawnSync } from "node:child_process"
import { existsSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { readArguments } from "../../scripts/read-arguments"
import { copyProject, envOf } from "../copy-site"
import { copy, isCurrent, lockCopy, restoreSnapshot } from "../site-snapshot"
import { giveAway } from "./give-away"

const help = `npm run test:owner [-- --keep]

Proves that \`npm test\` holds for any owner: gives a copy of the project to another owner, with every entry
replaced, most of what may be lacking left out, other colors and fonts and a longer menu, and runs every
check there. With --keep the copy stays, and its folder is named.`

const { values } = readArguments(help, { options: { keep: { type: "boolean", default: false } } })

const npm = (...args: string[]) =>
  spawnSync("npm", args, { cwd: copy, env: envOf(copy), stdio: "inherit" }).status

async function run() {
  // A build after others have made the snapshot is a warm one.
  lockCopy()
  if (isCurrent()) await restoreSnapshot()
  else rmSync(copy, { recursive: true, force: true })
  copyProject(copy)
  giveAway(copy)
  // These build the small site, whoever the owner is.
  rmSync(path.join(copy, "e2e/copies"), { recursive: true })
  // The oldest browser to check with is not part of the project.
  if (existsSync(".browsers")) symlinkSync(path.resolve(".browsers"), path.join(copy, ".browsers"))
  const status = npm("run", "fonts") || npm("test")
  if (values.keep) console.log(`The copy is in ${copy}.`)
  else rmSync(copy, { recursive: true, force: true })
  process.exitCode = status ?? 1
}

void run()
