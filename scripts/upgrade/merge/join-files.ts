import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { tokensFile } from "../../../src/model/colors/colors"
import { git, mustGit } from "../../repository/git"
import { mergePackages } from "./package-file"
import { addNewTokens, newTokens } from "./tokens"

type Commits = { base: string; ours: string; theirs: string }
type Texts = Commits

/** Joins the owner's tokens with the newer ones: what the owner changed stays, and what is new is added. */
export function joinTokens(stage: string, commits: Commits): [string, string][] {
  const texts = changedByBoth(stage, commits, tokensFile)
  if (!texts) return []
  const text = addNewTokens(joinLines(texts), texts.base, texts.theirs)
  const added = newTokens(text, texts.ours)
  put(stage, tokensFile, text)
  return [[tokensFile, added.length > 0 ? `your values stay; new: ${added.join(", ")}` : "your values stay"]]
}

/** Joins the two package.json field by field. */
export function joinPackages(stage: string, commits: Commits): [string, string][] {
  const file = "package.json"
  const texts = changedByBoth(stage, commits, file)
  if (!texts) return []
  const { text, lost } = mergePackages(texts.base, texts.ours, texts.theirs)
  put(stage, file, text)
  const reported = "your name and your packages stay, the rest is theirs"
  return [[file, lost.length > 0 ? `${reported}; also ${lost.join(", ")}, which you had changed` : reported]]
}

/** The three texts of a file that both sides have changed since they had it in common. */
function changedByBoth(stage: string, commits: Commits, file: string): Texts | undefined {
  const textAt = (commit: string) => {
    // With its last line end, which the helper for one-line answers takes away.
    const { ok, stdout } = git(stage, "show", `${commit}:${file}`)
    return ok ? `${stdout}\n` : undefined
  }
  const [base, ours, theirs] = [textAt(commits.base), textAt(commits.ours), textAt(commits.theirs)]
  if (base === undefined || ours === undefined || theirs === undefined) return undefined
  return base === ours || base === theirs ? undefined : { base, ours, theirs }
}

/** Joins line by line. Where both changed the same lines, the owner's stay. */
function joinLines({ ours, base, theirs }: Texts): string {
  const folder = mkdtempSync(path.join(tmpdir(), "join-"))
  const files = [ours, base, theirs].map((text, index) => {
    const file = path.join(folder, String(index))
    writeFileSync(file, text)
    return file
  })
  const { stdout } = spawnSync("git", ["merge-file", "-p", "--ours", ...files], { encoding: "utf8" })
  rmSync(folder, { recursive: true })
  return stdout
}

function put(stage: string, file: string, text: string) {
  writeFileSync(path.join(stage, file), text)
  mustGit(stage, "add", "--", file)
}
