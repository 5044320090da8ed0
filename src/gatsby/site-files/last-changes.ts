import { spawnSync } from "node:child_process"

/** ISO dates of content files' last commits, by path. Empty without git, and in shallow clones: theirs are wrong. */
export function lastChanges(root: string): ReadonlyMap<string, string> {
  const changes = new Map<string, string>()
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout ?? ""
  if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return changes
  let date = ""
  for (const line of git(
    "-c",
    "core.quotePath=false",
    "log",
    "--format=>%cI",
    "--name-only",
    "--relative",
    "--",
    "content",
  ).split("\n")) {
    if (line.startsWith(">")) date = line.slice(1)
    else if (line && !changes.has(line)) changes.set(line, date)
  }
  return changes
}
