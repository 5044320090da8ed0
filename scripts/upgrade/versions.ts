import { mustGit } from "../repository/git"
import { runProgram } from "../repository/run-program"

/** A version of the project, with the commit that its tag names. */
export type Version = { name: string; commit: string }

/** References of the copy alone: they go with it. */
const folder = "refs/worktree/versions/"

/** Fetches all tagged versions into a copy. @returns them, the newest first. @throws with what git says. */
export async function fetchVersions(stage: string, from: string, signal: AbortSignal): Promise<Version[]> {
  const words = [
    "git",
    "fetch",
    "--quiet",
    "--no-tags",
    "--no-recurse-submodules",
    from,
    `+refs/tags/v*:${folder}v*`,
  ]
  const { ok, output } = await runProgram(stage, words, signal)
  if (!ok) throw new Error(`The versions of ${from} could not be fetched: ${output}`)
  const names = mustGit(stage, "for-each-ref", "--format=%(refname)", folder).split("\n")
  return names
    .flatMap((name) => /\/v(\d+\.\d+\.\d+)$/.exec(name)?.[1] ?? [])
    .toSorted((one, other) => compareVersions(other, one))
    .map((name) => ({ name, commit: mustGit(stage, "rev-parse", `${folder}v${name}^{commit}`) }))
}

/** Less than 0 if a version is older than another, as in `compareVersions("0.9.0", "0.10.0")`. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, "en", { numeric: true })
