import { readContent } from "../model/content"
import type { Left } from "./left"
import { leftLine } from "./left"
import { isReadable, leftInEntry } from "./left-in-entry"
import { type Environment, allowsSamples, isProductionDeploy, leftInSettings } from "./settings"

/**
 * Everything that still stands between a copy of the site and a live one.
 * @param root the project's folder.
 * @returns by file and line; none where the site is the owner's own.
 */
export function whatIsLeft(root: string, env: Environment): Left[] {
  const { entries } = readContent(root)
  const inContent = entries.filter(isReadable).flatMap((entry) => leftInEntry(root, entry))
  return [...leftInSettings(root, env), ...inContent].toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

/** What is left as the command and the build print it, one on a line, the count and the way past it last. */
export function leftReport(left: readonly Left[]): string {
  const count = left.length === 1 ? "1 thing is" : `${left.length} things are`
  return [
    ...left.map(leftLine),
    `${count} not the owner's own yet. To publish all the same, set ALLOW_SAMPLE_CONTENT to true on the host.`,
  ].join("\n")
}

/**
 * Why a build may not go live: what is left, where this is the host's production deploy and
 * the owner has not said otherwise. Elsewhere nothing.
 */
export function deployStop(root: string, env: Environment): string | undefined {
  if (!isProductionDeploy(env) || allowsSamples(env)) return undefined
  const left = whatIsLeft(root, env)
  return left.length ? leftReport(left) : undefined
}
