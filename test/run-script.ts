import { spawnSync } from "node:child_process"
import path from "node:path"

const project = process.cwd()

/**
 * Runs a script as tsx does, but in one process instead of two, which halves the time.
 * @param script its path from the project's folder.
 * @returns its status and what it printed.
 */
export const runScript = (
  script: string,
  args: readonly string[] = [],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; input?: string } = {},
) =>
  spawnSync(
    process.execPath,
    ["--require", require.resolve("tsx/cjs"), path.join(project, script), ...args],
    {
      encoding: "utf8",
      ...options,
    },
  )
