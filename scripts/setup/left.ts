import { leftLine } from "../../src/launch/launch-issue"
import { launchBlockers, launchIssues } from "../../src/launch/find-launch-issues"
import type { Task } from "./plan/tasks"

/** As many lines as somebody reads. */
const most = 10

/** What is left for the owner: what stops a live build first, then what a setup leaves. Ten lines at most. */
export function leftLines(root: string, tasks: readonly Task[], env = process.env): string[] {
  const found = launchIssues(root, env)
  const blockers = launchBlockers(found).map(leftLine)
  const all = [...blockers, ...tasks.map(({ what, how }) => `${what}: ${how}`)]
  if (all.length <= most) return all
  return [
    ...all.slice(0, most - 1),
    `And ${all.length - most + 1} more: npm run launch:check, and docs/setup.md`,
  ]
}
