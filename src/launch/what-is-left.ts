import { readContent } from "../model/content"
import type { Left } from "./left"
import { leftLine } from "./left"
import { isReadable, leftInEntry } from "./left-in-entry"
import { type Environment, allowsSamples, isProductionDeploy, leftInSettings } from "./settings"

/**
 * Finds everything to change before a copy of the site goes live.
 * @param root the project's folder.
 * @returns sorted by file and line; empty if everything is the owner's own.
 */
export function whatIsLeft(root: string, env: Environment): Left[] {
  const { entries } = readContent(root)
  const inContent = entries.filter(isReadable).flatMap((entry) => leftInEntry(root, entry))
  return [...leftInSettings(root, env), ...inContent].toSorted(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  )
}

/** Formats what is left for the command and the build, one per line. The last line has the count and the override. */
export function leftReport(left: readonly Left[]): string {
  const count = left.length === 1 ? "1 thing is" : `${left.length} things are`
  return [
    ...left.map(leftLine),
    `${count} not the owner's own yet. To publish all the same, set ALLOW_SAMPLE_CONTENT to true on the host.`,
  ].join("\n")
}

/**
 * Returns a report that stops the build if anything is left in the host's production deploy and
 * the owner does not allow samples; else undefined.
 */
export function deployStop(root: string, env: Environment): string | undefined {
  if (!isProductionDeploy(env) || allowsSamples(env)) return undefined
  const left = whatIsLeft(root, env)
  return left.length ? leftReport(left) : undefined
}
