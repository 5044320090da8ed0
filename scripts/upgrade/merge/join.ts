import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { git, mustGit } from "../../repository/git"
import { identity } from "../../repository/identity"
import type { Base } from "./base"
import { joinPackages, joinTokens } from "./join-files"
import { fontFiles, fontsFile, isOwn, ownFolders, sideOf } from "./rules"
import type { Version } from "../versions"

/** A file that the owner changed, and what became of it. */
export type Joined = { file: string; reported: string; isConflict?: boolean; isAlone?: boolean }

/**
 * Joins the owner's last commit with a newer version in a copy of the project, three-way: git compares both with what they
 * began with. What the owner need not decide is decided.
 * @returns each file of code that the owner had changed, and how it was joined.
 */
export function join(stage: string, base: Base, target: Version): Joined[] {
  const ours = mustGit(stage, "rev-parse", "HEAD")
  mustGit(
    stage,
    "checkout",
    "--quiet",
    "--detach",
    base.isShared ? ours : asChildOf(stage, base.commit, ours),
  )
  const { ok, output } = git(stage, "merge", "--no-commit", "--no-ff", "--quiet", target.commit)
  if (!ok && unmerged(stage).size === 0) throw new Error(`git could not join the versions: ${output}`)
  const reported = new Map<string, string>()
  const sides = { base: base.commit, ours, theirs: target.commit }
  for (const [file, how] of [...joinTokens(stage, sides), ...joinPackages(stage, sides)])
    reported.set(file, how)
  const hasOwnFonts = mustGit(stage, "diff", "--name-only", base.commit, ours, "--", fontsFile) !== ""
  for (const place of [...ownFolders, ...(hasOwnFonts ? fontFiles : [])]) takeBack(stage, ours, place)
  for (const [file, stages] of unmerged(stage)) {
    const how = settle(stage, file, stages)
    if (how !== undefined) reported.set(file, how)
  }
  return reportOf(stage, sides, reported)
}

/** A commit with the owner's files that comes directly after the common one: so git can join copies without a common history. */
const asChildOf = (stage: string, base: string, ours: string) =>
  mustGit(
    stage,
    ...identity(stage, { name: "upgrade", email: "upgrade@localhost" }),
    "commit-tree",
    `${ours}^{tree}`,
    "-p",
    base,
    "-m",
    "The files of the owner",
  )

/** Files that git could not join, with the sides that have them: 1 is the base, 2 the owner's, 3 the newer one. */
function unmerged(stage: string): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>()
  for (const line of mustGit(stage, "ls-files", "--unmerged", "-z").split("\0").filter(Boolean)) {
    const [, side = "", file = ""] = /^\d+ \w+ (\d)\t([\s\S]+)$/.exec(line) ?? []
    files.set(file, (files.get(file) ?? new Set()).add(side))
  }
  return files
}

/** Brings a folder or file back to how the owner has it. */
function takeBack(stage: string, ours: string, place: string) {
  mustGit(stage, "rm", "-r", "--force", "--quiet", "--ignore-unmatch", "--", place)
  if (git(stage, "cat-file", "-e", `${ours}:${place}`).ok) mustGit(stage, "checkout", ours, "--", place)
}

/** Decides on a file that git could not join, if that is no question for its owner. */
function settle(stage: string, file: string, stages: ReadonlySet<string>): string | undefined {
  const take = (side: "ours" | "theirs", number: string) => {
    if (!stages.has(number)) return mustGit(stage, "rm", "--force", "--quiet", "--", file)
    mustGit(stage, "checkout", `--${side}`, "--", file)
    return mustGit(stage, "add", "--", file)
  }
  const rule = sideOf(file)
  if (rule) take(rule.side, rule.side === "ours" ? "2" : "3")
  else if (stages.has("1") && !stages.has("2")) take("ours", "2")
  else return undefined
  return rule?.reported ?? "you deleted it, so it stays away"
}

type Sides = { base: string; ours: string; theirs: string }

function reportOf(
  stage: string,
  { base, ours, theirs }: Sides,
  reported: ReadonlyMap<string, string>,
): Joined[] {
  const open = unmerged(stage)
  const changed = mustGit(stage, "diff", "--name-only", "--no-renames", "-z", base, ours).split("\0")
  const news = changesOf(stage, base, theirs)
  const files = [...new Set([...changed, ...open.keys()])].filter((file) => file !== "" && !isOwn(file))
  return files.toSorted().flatMap((file): Joined[] => {
    const sides = open.get(file)
    if (sides) return [{ file, reported: remedyFor(stage, file, sides), isConflict: true }]
    const how = reported.get(file)
    if (how !== undefined) return [{ file, reported: how }]
    if (git(stage, "diff", "--quiet", ours, theirs, "--", file).ok) return []
    if (!news.has(file)) return [{ file, reported: "only you have changed it; it stays", isAlone: true }]
    const moved = news.get(file)
    if (moved !== undefined && open.has(moved)) return []
    return [{ file, reported: moved ? `joined by itself in ${moved}, where it is now` : "joined by itself" }]
  })
}

/** The files that the newer version changed, with their new place if they were moved. */
function changesOf(stage: string, base: string, theirs: string): Map<string, string | undefined> {
  const lines = mustGit(stage, "diff", "--name-status", "--find-renames", base, theirs).split("\n")
  return new Map(
    lines.flatMap((line): [string, string | undefined][] => {
      const [, file = "", moved] = line.split("\t")
      return file ? [[file, moved]] : []
    }),
  )
}

function remedyFor(stage: string, file: string, sides: ReadonlySet<string>): string {
  if (!sides.has("3"))
    return `you changed it, they deleted it or moved it: look where its work is done now, then git rm it, or git add it to keep it`
  if (!sides.has("1")) return "you both added a file of this name: give yours another name, and take theirs"
  const place = path.join(stage, file)
  const lines = existsSync(place) ? readFileSync(place, "utf8").split("\n") : []
  const marks = lines.flatMap((line, index) => (line.startsWith("<<<<<<< ") ? index + 1 : []))
  const where = marks.length > 0 ? ` at line ${marks.join(", ")}` : ""
  return `you both changed the same place${where}: keep what you want to be different, take the rest, and git add it`
}
