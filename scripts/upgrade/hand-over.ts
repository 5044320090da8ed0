import { writeFileSync } from "node:fs"
import path from "node:path"
import { git, mustGit, mustGitWith } from "../repository/git"
import { identity } from "../repository/identity"
import { unlinkPackages } from "../repository/stage"
import type { Version } from "./versions"

export const branchOf = ({ name }: Version) => `upgrade-${name}`

/** Makes a commit of the copy's files, whose parents are the owner's last one and the newer version. */
export function commitOf(stage: string, ours: string, target: Version): string {
  const [name = "", email = ""] = mustGit(stage, "log", "-1", "--format=%an%n%ae", ours).split("\n")
  return mustGit(
    stage,
    ...identity(stage, { name, email }),
    "commit-tree",
    treeOf(stage),
    "-p",
    ours,
    "-p",
    target.commit,
    "-m",
    messageOf(target),
  )
}

/** The files of the copy as a tree, with the marks of conflicts. */
function treeOf(stage: string): string {
  unlinkPackages(stage)
  mustGit(stage, "add", "--all")
  return mustGit(stage, "write-tree")
}

const messageOf = ({ name }: Version) => `Upgrade to version ${name}`

/**
 * Leaves the project on a new branch in the middle of the merge, as git itself would: with the places in the files, and both
 * sides in the index, for any editor. The last commit of the owner is the branch's first.
 * @throws with what git says. The project is then as it was.
 */
export function leaveMerging(root: string, stage: string, target: Version): void {
  const open = mustGit(stage, "ls-files", "--unmerged", "-z").split("\0").filter(Boolean)
  const tree = treeOf(stage)
  const before = git(root, "symbolic-ref", "--quiet", "--short", "HEAD").stdout
  const branch = branchOf(target)
  mustGit(root, "switch", "--quiet", "--create", branch)
  try {
    mustGit(root, "read-tree", "-m", "-u", "HEAD", tree)
    const files = new Set(open.map((line) => line.slice(line.indexOf("\t") + 1)))
    const gone = [...files].map((file) => `0 ${"0".repeat(tree.length)}\t${file}\0`)
    mustGitWith(
      root,
      [...gone, ...open.map((line) => `${line}\0`)].join(""),
      "update-index",
      "-z",
      "--index-info",
    )
    note(root, "MERGE_MSG", messageOf(target))
    note(root, "MERGE_HEAD", target.commit)
  } catch (error) {
    git(root, "reset", "--hard", "--quiet")
    git(root, "switch", "--quiet", ...(before ? [before] : ["--detach"]))
    git(root, "branch", "--quiet", "-D", branch)
    throw new Error(`Nothing was written. ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

const note = (root: string, name: string, text: string) =>
  writeFileSync(path.resolve(root, mustGit(root, "rev-parse", "--git-path", name)), `${text}\n`)
