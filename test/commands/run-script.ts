import { spawnSync } from "node:child_process"
import path from "node:path"
import { z } from "zod"

const project = process.cwd()
const results = z.array(z.object({ status: z.number(), stdout: z.string(), stderr: z.string() }))

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

/**
 * Runs scripts one after the other in one process, where the modules that they share load once.
 * @param runs each script with its arguments.
 * @returns the status of each, and what it printed.
 */
export function runScripts(runs: readonly (readonly [script: string, ...args: string[]])[], cwd = project) {
  const list = runs.map(([script, ...args]) => [path.join(project, script), ...args])
  return results.parse(
    JSON.parse(runScript("test/commands/run-scripts.ts", [JSON.stringify(list)], { cwd }).stdout),
  )
}
