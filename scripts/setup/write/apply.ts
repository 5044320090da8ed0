import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { errorReport } from "../../../src/model/errors/content-issue"
import { checkContent } from "../../../src/model/validate/check"
import { git, mustGit } from "../../repository/git"
import { identity } from "../../repository/identity"
import { inStage, unlinkPackages } from "../../repository/stage"
import type { Facts } from "../facts"
import type { Change } from "../plan/changes"
import { write } from "./write"

/**
 * Makes all changes and says so, or none: in a copy of the project beside it, where the content is checked and the commit is made. Only
 * then does the project take over that commit.
 * @throws with what is wrong. The project is then as it was.
 */
export async function apply(root: string, changes: readonly Change[], facts: Facts): Promise<void> {
  await inStage(root, "setup", async (stage) => {
    await write(stage, changes, facts)
    const { errors } = await checkContent(stage)
    if (errors.length > 0)
      throw new Error(["Nothing was written, because of:", errorReport(errors)].join("\n"))
    unlinkPackages(stage)
    commit(stage, facts)
    takeOver(root, mustGit(stage, "rev-parse", "HEAD"))
    // At once, so that somebody who presses Ctrl-C now knows that it is done.
    console.log(`The site is ${facts.name}'s now, in one commit.`)
  })
  if (facts.form) writeIds(path.join(root, ".env.production"), facts.form)
}

function commit(stage: string, facts: Facts) {
  mustGit(stage, "add", "--all")
  mustGit(stage, ...identity(stage, facts), "commit", "--no-verify", "-m", `Set up the site of ${facts.name}`)
}

/** Moves the project's branch to the new commit, with all files. If it cannot be done whole, it is undone. */
function takeOver(root: string, commitName: string) {
  const before = mustGit(root, "rev-parse", "HEAD")
  const added = mustGit(root, "diff", "--name-only", "--diff-filter=A", before, commitName)
    .split("\n")
    .map((file) => path.join(root, file))
  // A file that git does not know may be in the way of a new one. It is the owner's, and the reason why it fails.
  const made = added.filter((file) => !existsSync(file))
  const { ok, output } = git(root, "merge", "--ff-only", commitName)
  if (ok) return
  git(root, "reset", "--hard", before)
  for (const file of made) rmSync(file, { force: true })
  throw new Error(`Nothing was written. git says: ${output}`)
}

/** Sets the form's ids in a file that git does not see. Its other lines stay. */
function writeIds(file: string, ids: readonly string[]) {
  const names = ["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_TEMPLATE_ID"]
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : []
  const others = lines.filter((line) => line !== "" && !names.some((name) => line.startsWith(`${name}=`)))
  const own = names.map((name, index) => `${name}=${ids[index]}`)
  writeFileSync(file, [...others, ...own, ""].join("\n"))
}
