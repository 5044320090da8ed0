import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import type { Failure, Fault } from "./fault"
import { browserFailures, lineFailures, unitFailures } from "./failures"
import { places, projects } from "./suite"

/** Runs a command in a copy. Returns its exit code and all that it said. */
export function run(
  root: string,
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
) {
  const env = {
    ...process.env,
    CI: "true",
    ALLOW_SAMPLE_CONTENT: "true",
    GATSBY_TELEMETRY_DISABLED: "1",
    ...more,
  }
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  return { code: status ?? 1, said: `${stdout}\n${stderr}` }
}

/** Runs a check that writes a report, and returns the report. */
function reportOf(
  root: string,
  name: string,
  command: string,
  args: readonly string[],
  variable?: string,
): string {
  const file = path.join(root, "test-results", name)
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
  const { said } = run(root, command, args, variable === undefined ? {} : { [variable]: file })
  if (!existsSync(file)) throw new Error(`${command} ${args.join(" ")} wrote no report:\n${said}`)
  return readFileSync(file, "utf8")
}

/** The faults of a command that tells one per line, such as `npm run audit`; none if it passes. */
export function lines(root: string, script: string): Failure[] {
  const { code, said } = run(root, "npm", ["run", "--silent", script])
  return code === 0 ? [] : lineFailures(script, said)
}

/**
 * The failed browser checks of some places.
 * @param skipped words in the titles of checks that need not run.
 */
export function browser(root: string, faults: readonly Fault[], skipped: readonly string[] = []): Failure[] {
  const areas = new Set(faults.flatMap(({ areas: own = [] }) => own))
  const files = [...areas].flatMap((area) => places[area])
  if (files.length === 0) return []
  const invert = skipped.length > 0 ? ["--grep-invert", ` (?:${skipped.join("|")}) `] : []
  const args = ["playwright", "test", "--reporter=json", ...projects, ...invert, ...files]
  return browserFailures(reportOf(root, "browser.json", "npx", args, "PLAYWRIGHT_JSON_OUTPUT_NAME"))
}

/** The failed unit tests beside the edited files, or where the faults say. */
export function units(root: string, files: readonly string[]): Failure[] {
  const args = [
    "jest",
    "--json",
    "--passWithNoTests",
    `--outputFile=${path.join(root, "test-results/units.json")}`,
  ]
  return unitFailures(reportOf(root, "units.json", "npx", [...args, ...files]), root)
}

/** Builds a copy as the browser checks want it. Throws if that fails. */
export function build(root: string) {
  const { code, said } = run(root, "npm", ["run", "--silent", "test:build"])
  if (code !== 0) throw new Error(`The mutated source could not be built:\n${said}`)
}
