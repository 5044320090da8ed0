import { table } from "./table"

/** One check: the npm script that runs it, and the script without whose success it cannot run. */
export type Step = { name: string; needs?: string }

/** What became of a check, and how long it took, in seconds. */
export type StepResult = { name: string; result: "passed" | "failed" | "not run"; seconds: number }

/**
 * Runs every step, whatever became of those before it. Only a step that needs a failed one is left out.
 * @param run runs one script and returns whether it passed.
 */
export function runSteps(steps: readonly Step[], run: (name: string) => boolean): StepResult[] {
  const results: StepResult[] = []
  for (const { name, needs } of steps) {
    const isReady = results.every((each) => each.name !== needs || each.result === "passed")
    const start = performance.now()
    const result = isReady ? (run(name) ? "passed" : "failed") : "not run"
    results.push({ name, result, seconds: (performance.now() - start) / 1000 })
  }
  return results
}

/** The results as a table, with the time of each check and of all. */
export function summary(results: readonly StepResult[]): string {
  const all = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return table([
    ["check", "result", "time"],
    ...results.map(({ name, result, seconds }) => [name, result, timeOf(seconds)]),
    ["all", results.every(({ result }) => result === "passed") ? "passed" : "failed", timeOf(all)],
  ])
}

/** Minutes and seconds, `2:05`. */
const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`
