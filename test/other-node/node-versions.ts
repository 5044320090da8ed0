import { readFileSync } from "node:fs"

/** The oldest version of Node that works. */
export const oldest = "20.19"

/** A version to check with beside this one: the oldest, or the usual one under the oldest. */
export const another = process.version.startsWith("v20.") ? readFileSync(".nvmrc", "utf8").trim() : oldest

/** The arguments of npx that run a command with another version of Node, from npm's package `node`. */
export const inNode = (version: string, command: string): string[] => [
  "--yes",
  "--package",
  `node@${version}`,
  "--call",
  `node --version && ${command}`,
]
