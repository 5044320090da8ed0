import { readFileSync } from "node:fs"
import path from "node:path"
import { git, mustGit, requireCleanWorkTree } from "../repository/git"
import { inStage, linkPackages } from "../repository/stage"
import { baseOf, isAncestor } from "./merge/base"
import { changesBetween } from "./changelog"
import { type Step, changedContent, check, install, updateContent } from "./follow-up"
import { branchOf, commitOf, leaveMerging } from "./hand-over"
import { help } from "./help"
import { type Joined, join } from "./merge/join"
import { type Options, optionsOf } from "./options"
import { readPackage } from "./merge/package-file"
import { joinedLines, releaseLines, stepLines } from "./report"
import { upstreamOf } from "./upstream"
import { type Version, fetchVersions } from "./versions"

/** `npm run upgrade`: brings a later version into a branch, or says why not and sets the exit code. */
export async function run(args: string[]) {
  try {
    const options = optionsOf(args)
    if (options.help) return console.log(help)
    const { lines, ok } = await upgrade(process.cwd(), options)
    console.log(lines.join("\n"))
    if (!ok) process.exitCode = 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

type Outcome = { lines: string[]; ok: boolean }

async function upgrade(root: string, options: Options): Promise<Outcome> {
  requireCleanWorkTree(root)
  const own = readPackage(readFileSync(path.join(root, "package.json"), "utf8"))
  const from = upstreamOf(root, options.from, own)
  return inStage(root, "upgrade", async (stage, signal) => {
    const versions = await fetchVersions(stage, from, signal)
    const target = targetOf(versions, from, options.to)
    if (isAncestor(stage, target.commit, "HEAD"))
      return { lines: [`Your copy has version ${target.name} of ${from} already.`], ok: true }
    const branch = branchOf(target)
    if (git(root, "rev-parse", "--verify", "--quiet", `refs/heads/${branch}`).ok)
      throw new Error(
        `There is a branch ${branch} already. Take it: git merge ${branch}. Or drop it: git branch -D ${branch}`,
      )
    const base = baseOf(stage, versions, { version: own.version, given: options.base, target })
    const ours = mustGit(stage, "rev-parse", "HEAD")
    const joined = join(stage, base, target)
    const begin = [`From version ${base.name} to ${target.name}, of ${from}.`, "", ...joinedLines(joined)]
    if (options.dryRun) return { lines: [...begin, "", "Nothing was written."], ok: true }
    const steps = [
      ...(options.check ? await install(root, stage, signal) : []),
      ...(await updateContent(stage, signal)),
    ]
    const content = changedContent(stage, ours)
    const changelog = git(stage, "show", `${target.commit}:CHANGELOG.md`).stdout
    const news = releaseLines(changesBetween(changelog, base.name, target.name))
    const end = joined.some(({ isConflict }) => isConflict)
      ? openEnd(root, stage, target, joined)
      : await wholeEnd(root, stage, { ours, target, signal, isChecked: options.check })
    return {
      lines: [
        ...begin,
        "",
        content.length > 0
          ? `content/ is yours as it was, but for the new model: ${content.join(", ")}`
          : "content/ and static/videos/ are as they were.",
        ...stepLines([...steps, ...end.steps]),
        ...news,
        "",
        ...end.lines,
      ],
      ok: [...steps, ...end.steps].every(({ ok }) => ok) && end.ok,
    }
  })
}

/** The version that is asked for, or the newest. @throws if there is none. */
function targetOf(versions: readonly Version[], from: string, name: string | undefined): Version {
  const [newest] = versions
  if (newest === undefined) throw new Error(`${from} has no tagged version, such as v1.2.0.`)
  const found = name === undefined ? newest : versions.find((each) => each.name === name.replace(/^v/, ""))
  if (found) return found
  throw new Error(`${from} has no version ${name}. It has ${versions.map((each) => each.name).join(", ")}.`)
}

type End = Outcome & { steps: Step[] }

/** All was joined: the new branch has a commit of it, and the present branch stays as it is. */
async function wholeEnd(
  root: string,
  stage: string,
  {
    ours,
    target,
    signal,
    isChecked,
  }: { ours: string; target: Version; signal: AbortSignal; isChecked: boolean },
): Promise<End> {
  const commit = commitOf(stage, ours, target)
  const steps = isChecked ? await checked(root, stage, commit, signal) : []
  const branch = branchOf(target)
  mustGit(root, "branch", branch, commit)
  const present = git(root, "symbolic-ref", "--quiet", "--short", "HEAD").stdout || ours
  return {
    ok: true,
    steps,
    lines: [
      `Version ${target.name} is in the branch ${branch}; ${present} is as it was.`,
      `  look at it:  git switch ${branch} && npm ci && npm start`,
      `  take it:     git switch ${present} && git merge ${branch}`,
      `  drop it:     git switch ${present} && git branch -D ${branch}`,
    ],
  }
}

async function checked(root: string, stage: string, commit: string, signal: AbortSignal) {
  mustGit(stage, "reset", "--quiet", "--hard", commit)
  linkPackages(root, stage)
  return check(stage, signal)
}

/** Something could not be joined: the project is on the new branch, with the places to look at. */
function openEnd(root: string, stage: string, target: Version, joined: readonly Joined[]): End {
  const before =
    git(root, "symbolic-ref", "--quiet", "--short", "HEAD").stdout || mustGit(root, "rev-parse", "HEAD")
  leaveMerging(root, stage, target)
  const count = joined.filter(({ isConflict }) => isConflict).length
  return {
    ok: false,
    steps: [],
    lines: [
      `You are on the branch ${branchOf(target)} now, and ${count === 1 ? "one file waits" : `${count} files wait`} for you: see CONFLICT above.`,
      "  then:     npm ci && npm run content:update && npm run schemas && npm run check",
      "  and:      git add --all && git commit --no-edit",
      `  give up:  git merge --abort && git switch ${before} && git branch -D ${branchOf(target)}`,
    ],
  }
}
