import { spawnSync } from "node:child_process"
import { existsSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { readArguments } from "../../scripts/read-arguments"
import { copyProject, envOf } from "../copies/copy-site"
import { setupWith, shipCopy } from "../copies/ship-copy"
import { freePort } from "../commands/free-port"
import { copy, isCurrent, lockCopy, restoreSnapshot } from "../copies/site-snapshot"
import { addLanguages } from "../pseudo-languages/translate-site"
import { changeOwner } from "./change-owner"

const help = `npm run test:owner [-- --short] [-- --setup <answers>] [-- --keep]

Proves that \`npm test\` holds for any owner: gives a copy of the project to another owner, with every entry
replaced, most of what may be lacking left out, other colors, fonts and languages and a longer menu, and runs every
check there. With --short it runs those alone that look at every page: the content check, a build, the audit,
and a visit of each page, also in small windows. With --setup fullest the other owner is one who
ran \`npm run setup\` with test/setup/answers/fullest.json, in place of all this. With --keep the copy stays, and its folder is named.`

const { values } = readArguments(help, {
  options: {
    short: { type: "boolean", default: false },
    setup: { type: "string" },
    keep: { type: "boolean", default: false },
  },
})

const checks = values.short
  ? [
      ["run", "content:check"],
      ["run", "test:build"],
      ["run", "audit"],
      ["run", "test:browser", "--", "e2e/pages/desktop"],
    ]
  : [["test"]]

/** Commands of npm, each of which needs the one before. A setup makes the fonts itself. */
const steps = [values.setup === undefined ? ["run", "fonts"] : setupWith(values.setup), ...checks]

/** The other owner's language, and a further one. The site has no words for controls in the first. */
const languages = ["de-DE", "en"] as const

async function run() {
  // A build after others have made the snapshot is a warm one.
  lockCopy()
  if (isCurrent()) await restoreSnapshot()
  else rmSync(copy, { recursive: true, force: true })
  if (values.setup === undefined) {
    copyProject(copy)
    changeOwner(copy)
    await addLanguages(copy, languages)
  } else shipCopy(copy)
  // The oldest browser to check with is not part of the project.
  if (existsSync(".browsers")) symlinkSync(path.resolve(".browsers"), path.join(copy, ".browsers"))
  // Other checks may run at the same time.
  const env = { ...envOf(copy), TEST_PORT: String(await freePort()) }
  const hasPassed = steps.every(
    (args) => spawnSync("npm", args, { cwd: copy, env, stdio: "inherit" }).status === 0,
  )
  if (values.keep) console.log(`The copy is in ${copy}.`)
  else rmSync(copy, { recursive: true, force: true })
  process.exitCode = hasPassed ? 0 : 1
}

void run()
