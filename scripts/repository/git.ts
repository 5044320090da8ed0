import { spawnSync } from "node:child_process"

type Result = { ok: boolean; output: string; stdout: string }

const options = { encoding: "utf8", detached: true, windowsHide: true, maxBuffer: 2 ** 28 } as const

/** Runs git in a folder. A Ctrl-C in the terminal does not reach it, so that what it began it ends. */
export const git = (folder: string, ...words: string[]): Result => gitWith(folder, undefined, words)

/** The same with an input. */
function gitWith(folder: string, input: string | undefined, words: readonly string[]): Result {
  const all = ["-c", "core.hooksPath=/dev/null", ...words]
  const run = spawnSync("git", all, { ...options, cwd: folder, input })
  const [stdout, stderr] = [(run.stdout ?? "").trimEnd(), run.stderr ?? ""]
  return {
    ok: run.status === 0,
    stdout,
    output: `${stdout}${stdout && stderr ? "\n" : ""}${stderr}`.trimEnd(),
  }
}

/** The same where it has to go well. @returns what git prints. @throws with what git says. */
export const mustGit = (folder: string, ...words: string[]): string =>
  checked(gitWith(folder, undefined, words), words)

/** The same with an input. */
export const mustGitWith = (folder: string, input: string, ...words: string[]): string =>
  checked(gitWith(folder, input, words), words)

function checked({ ok, output, stdout }: Result, [command]: readonly string[]): string {
  if (!ok) throw new Error(`git ${command} failed: ${output}`)
  return stdout
}

/**
 * Refuses a project whose state cannot be told from what a command would write.
 * @throws with the reason and the remedy.
 */
export function requireCleanWorkTree(root: string): void {
  if (!git(root, "rev-parse", "--verify", "HEAD").ok)
    throw new Error(
      'This folder is in no git repository with a commit, so nothing could be taken back. Run: git init && git add --all && git commit -m "Start"',
    )
  // A new file elsewhere, such as one with the answers, is in nobody's way.
  const changed = [
    ...new Set([
      ...mustGit(root, "status", "--porcelain", "--untracked-files=no").split("\n"),
      ...mustGit(root, "status", "--porcelain", "--", "content", "static", "src").split("\n"),
    ]),
  ].filter(Boolean)
  if (changed.length === 0) return
  const more = changed.length > 5 ? [`  and ${changed.length - 5} more`] : []
  throw new Error(
    [
      "Some files have changes that are not committed:",
      ...changed.slice(0, 5).map((line) => `  ${line.slice(3)}`),
      ...more,
      "Commit them, or put them away with git stash --include-untracked, and run this again.",
    ].join("\n"),
  )
}

/** The owner and the name of the repository that a project is pushed to, if it is at a host of code. */
export function remoteOf(root: string): { owner: string; name: string; at: string } | undefined {
  const { ok, output } = git(root, "remote", "get-url", "origin")
  const [, at, owner, name] =
    /^(?:\w+:\/\/)?(?:[^@/]+@)?([\w.-]+\.\w+)[:/](?:.*\/)?([^/]+)\/([^/]+?)(?:\.git)?\/?$/.exec(output) ?? []
  return ok && at && owner && name ? { at, owner, name } : undefined
}
