import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { cpus } from "node:os"
import { findWholeChromium } from "../../test/browsers/chromium"
import type { Run } from "./recorded-claim"

const answerOf = (command: string, args: string[]) =>
  spawnSync(command, args, { encoding: "utf8" }).stdout?.trim() ?? ""

/** How this run is made: the command to repeat it, the tools, the machine, and the commit of what is measured. */
export function runFacts(options: readonly string[]): Run {
  const { version } = JSON.parse(readFileSync("node_modules/lighthouse/package.json", "utf8"))
  const browser = answerOf(findWholeChromium(), ["--version"]).replace(/^(\S+ [\d.]+).*$/s, "$1")
  const [processor] = cpus()
  const machine = `${cpus().length} processors${processor?.model.trim() ? ` (${processor.model.trim()})` : ""}`
  // The build of the checks is what it measures. Other files may have changed since.
  const changed = answerOf("git", ["status", "--porcelain", "--", "src", "content", "static"])
  const commit = answerOf("git", ["rev-parse", "--short", "HEAD"])
  return {
    at: new Date().toISOString(),
    command: `npm run bench -- ${options.join(" ")}`,
    tool: `Lighthouse ${version}, ${browser}`,
    conditions: `Its mobile preset (simulated slow 4G, a processor four times slower), in turns with the floor, on a machine with ${machine}, Node ${process.versions.node}.`,
    commit: commit && (changed ? `${commit}, changed` : commit),
  }
}
