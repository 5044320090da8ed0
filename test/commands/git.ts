import { spawnSync } from "node:child_process"

/** Runs git in a folder, whoever works on this machine. Returns what it prints. */
export function git(root: string, ...words: string[]): string {
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
  return spawnSync("git", [...who, ...words], { cwd: root, encoding: "utf8" }).stdout.trim()
}
