import { launchIssueLine } from "../../../src/launch/launch-issue"
import { allLaunchIssues, launchBlockers } from "../../../src/launch/find-launch-issues"
import type { Task } from "../plan/tasks"

/** As many lines as somebody reads. */
const most = 10

/** What of the sample still stops a live build, a line each, as `npm run launch:check` has them. */
export const blockerLines = async (root: string, env = process.env): Promise<string[]> =>
  launchBlockers(await allLaunchIssues(root, env)).map(launchIssueLine)

/** What is left for the owner: what stops a live build first, then what a setup leaves. Ten lines at most. */
export function leftLines(blockers: readonly string[], tasks: readonly Task[]): string[] {
  const all = [...blockers, ...tasks.map(({ what, how }) => `${what}: ${how}`)]
  if (all.length <= most) return all
  return [
    ...all.slice(0, most - 1),
    `And ${all.length - most + 1} more: npm run launch:check, and docs/setup.md`,
  ]
}
