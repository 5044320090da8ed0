import { existsSync, lstatSync, rmSync, symlinkSync, unlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { shortDigest } from "../../src/launch/sample/sentences"
import { git, mustGit } from "./git"

/** Where a command works on a project: always the same folder, so that the next run takes away what a killed one left. */
export const stageOf = (root: string, command: string): string =>
  path.join(tmpdir(), `${command}-${shortDigest(Buffer.from(root))}`)

/**
 * Lets a command work in a copy of the project's last commit, beside the project, and takes that copy away at the end. So a
 * mistake or Ctrl-C leaves the project as it was.
 * @param command its name, for the folder.
 * @param work gets the folder, and a signal that Ctrl-C aborts.
 * @returns what the work returns.
 */
export async function inStage<Result>(
  root: string,
  command: string,
  work: (stage: string, signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stage = stageOf(root, command)
  const aborter = new AbortController()
  const clear = () => {
    unlinkPackages(stage)
    git(root, "worktree", "remove", "--force", stage)
    rmSync(stage, { recursive: true, force: true })
    git(root, "worktree", "prune")
  }
  const stop = () => {
    aborter.abort()
    clear()
    console.error("Nothing was written.")
    process.exit(130)
  }
  // Ctrl-C comes twice where a program has started this one, and from whoever is impatient.
  process.on("SIGINT", stop)
  try {
    clear()
    mustGit(root, "worktree", "add", "--detach", stage, "HEAD")
    linkPackages(root, stage)
    return await work(stage, aborter.signal)
  } finally {
    clear()
    process.off("SIGINT", stop)
  }
}

const packages = "node_modules"

/** Lets the copy use the project's packages. */
export function linkPackages(root: string, stage: string) {
  const from = path.join(root, packages)
  const link = path.join(stage, packages)
  if (existsSync(from) && !existsSync(link)) symlinkSync(from, link, "junction")
}

/** Takes the link away, so that nobody deletes or commits what it leads to. Packages of the copy's own stay. */
export function unlinkPackages(stage: string): void {
  const link = path.join(stage, packages)
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(link)
}
