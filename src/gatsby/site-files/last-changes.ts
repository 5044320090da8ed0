import { spawnSync } from "node:child_process"

/**
 * The date of each content file's last commit: ISO dates by path. Empty without git, and in a
 * shallow clone, whose oldest commit seems to have changed every file.
 * @param root the project's folder.
 */
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
