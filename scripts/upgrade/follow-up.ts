import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { git, mustGit } from "../repository/git"
import { runProgram } from "../repository/run-program"
import { linkPackages, unlinkPackages } from "../repository/stage"
import { readPackage } from "./merge/package-file"

/** A command that was run in the copy, and its output. */
export type Step = { command: string; ok: boolean; output: string }

const lock = "package-lock.json"
const lockFile = z.looseObject({ packages: z.record(z.string(), z.unknown()).default({}) })

const npm = ["npm", "run", "--silent"]

/** Gives the copy the packages of the newer version, if they are others than the project's. */
export async function install(root: string, stage: string, signal: AbortSignal): Promise<Step[]> {
  if (!git(stage, "ls-files", "--error-unmatch", lock).ok) return []
  const isOwn = !git(stage, "diff", "--quiet", "MERGE_HEAD", "--", "package.json").ok
  if (installedBy(root) === installedBy(stage)) return []
  unlinkPackages(stage)
  const words = ["npm", isOwn ? "install" : "ci", "--no-audit", "--no-fund"]
  const step = { command: words.slice(0, 2).join(" "), ...(await runProgram(stage, words, signal)) }
  if (!step.ok) linkPackages(root, stage)
  return [step]
}

/** What a lock file installs. The project's own name and version, which each release changes, install nothing. */
function installedBy(folder: string): string {
  const file = path.join(folder, lock)
  if (!existsSync(file)) return ""
  const { "": _project, ...packages } = lockFile.parse(JSON.parse(readFileSync(file, "utf8"))).packages
  return JSON.stringify(packages)
}

/** Brings the content to the newer model, and writes the editor help that describes it. */
export const updateContent = (stage: string, signal: AbortSignal): Promise<Step[]> =>
  runScripts(stage, ["content:update", "schemas"], signal)

/** Runs the checks of the newer version. */
export const check = (stage: string, signal: AbortSignal): Promise<Step[]> =>
  runScripts(stage, ["check"], signal)

/** Runs those scripts of package.json that there are. */
async function runScripts(stage: string, names: readonly string[], signal: AbortSignal): Promise<Step[]> {
  const { scripts } = readPackage(readFileSync(path.join(stage, "package.json"), "utf8"))
  const steps: Step[] = []
  for (const name of names.filter((each) => each in scripts))
    steps.push({ command: `npm run ${name}`, ...(await runProgram(stage, [...npm, name], signal)) })
  return steps
}

/** The owner's files that were changed after the join. */
export const changedContent = (stage: string, ours: string): string[] =>
  mustGit(stage, "diff", "--name-only", ours, "--", "content").split("\n").filter(Boolean)
