import { git, mustGit } from "../../repository/git"
import { type Version, compareVersions } from "../versions"

/** The state that the owner's changes and the new version both began with. */
export type Base = {
  commit: string
  /** What a message calls it. */
  name: string
  /** Whether git finds it by itself, as both have it in their history. */
  isShared: boolean
}

/**
 * Finds what the copy began with. A fork has it in its history. A copy made with "Use this template", or one whose commits were
 * squashed, has it not: then it is the version that the copy says it has, or the commit with the very files of its first one.
 * @param version the version in the copy's package.json.
 * @param given the version that the owner names instead.
 * @throws with the remedy if nobody can tell.
 */
export function baseOf(
  stage: string,
  versions: readonly Version[],
  { version, given, target }: { version: string; given: string | undefined; target: Version },
): Base {
  const named = versions.find(({ name }) => name === (given ?? version))
  const isContained = named !== undefined && isAncestor(stage, named.commit, "HEAD")
  const common = git(stage, "merge-base", "HEAD", target.commit)
  // A squashed update leaves an older common commit: then git would join what it brought a second time.
  if (common.ok && (isContained || named === undefined))
    return { commit: common.stdout, name: version, isShared: true }
  const begun = given === undefined ? firstFiles(stage, target) : undefined
  if (begun !== undefined && (named === undefined || isAncestor(stage, named.commit, begun)))
    return { commit: begun, name: version, isShared: false }
  if (named) return { commit: named.commit, name: named.name, isShared: false }
  throw new Error(
    [
      `Your copy says that it is version ${given ?? version}, which has no tag, and shares no history with the newer versions.`,
      `Name the version that it began with: npm run upgrade -- --base ${nearest(versions, target) ?? target.name}`,
    ].join("\n"),
  )
}

export const isAncestor = (folder: string, older: string, newer: string): boolean =>
  git(folder, "merge-base", "--is-ancestor", older, newer).ok

/** The commit of the new version's history that has the same files as the copy's first commit. */
function firstFiles(stage: string, target: Version): string | undefined {
  const firsts = mustGit(stage, "log", "--max-parents=0", "--format=%T", "HEAD").split("\n")
  const all = mustGit(stage, "log", "--format=%H %T", target.commit).split("\n")
  return all.find((line) => firsts.includes(line.split(" ")[1] ?? ""))?.split(" ")[0]
}

const nearest = (versions: readonly Version[], target: Version) =>
  versions.find(({ name }) => compareVersions(name, target.name) < 0)?.name
