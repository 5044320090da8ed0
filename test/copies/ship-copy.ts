import { appendFileSync } from "node:fs"
import path from "node:path"
import { git } from "../commands/git"
import { copyProject } from "./copy-site"

/** Makes a copy of the project with its own content, as a repository with one commit, which has the tag "shipped". */
export function shipCopy(copy: string) {
  copyProject(copy, ".")
  git(copy, "init", "--quiet")
  appendFileSync(path.join(copy, ".git/info/exclude"), "node_modules\n.browsers\n")
  git(copy, "add", "--all")
  git(copy, "commit", "--quiet", "--message", "As it is shipped")
  git(copy, "tag", "shipped")
}

/** The arguments of npm that set a copy up with one of the answers files of the tests. */
export const setupWith = (name: string) => [
  "run",
  "setup",
  "--",
  "--answers",
  `test/setup/answers/${name}.json`,
]
