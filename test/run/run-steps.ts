import { table } from "../table"

/** One check: the npm script that runs it, and the scripts without whose success it cannot run. */
export type Step = { name: string; needs?: readonly string[] }

/** What became of a check, and how long it took, in seconds. */
type StepResult = { name: string; result: "passed" | "failed" | "not run"; seconds: number }

/** How many steps run at the same time. A build, a type check or a linter alone leaves a second core idle. */
const lanes = 2

/**
 * Runs every step, two at a time and in their order, whatever became of those before. Only a step that needs a failed
 * one is left out.
 * @param run runs one script and returns whether it passed.
 * @returns the results in the order of the steps.
 */
export async function runSteps(
  steps: readonly Step[],
  run: (name: string) => Promise<boolean>,
): Promise<StepResult[]> {
  const results = new Map<string, StepResult>()
  const waiting = [...steps]

  const runOne = async ({ name, needs = [] }: Step) => {
    const start = performance.now()
    const isReady = needs.every((each) => results.get(each)?.result === "passed")
    const result = isReady ? ((await run(name)) ? "passed" : "failed") : "not run"
    results.set(name, { name, result, seconds: (performance.now() - start) / 1000 })
  }

  const running = new Set<Promise<void>>()
  const isDecided = ({ needs = [] }: Step) => needs.every((each) => results.has(each))
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.find(isDecided) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const ended: Promise<void> = runOne(next).finally(() => running.delete(ended))
      running.add(ended)
    } else await Promise.race(running)
  }
  return steps.flatMap(({ name }) => results.get(name) ?? [])
}

/**
 * The results as a table, with the time of each check and of all.
 * @param seconds how long all took together: several run at the same time.
 */
export function summary(results: readonly StepResult[], seconds: number): string {
  return table([
    ["check", "result", "time"],
    ...results.map((each) => [each.name, each.result, timeOf(each.seconds)]),
    ["all", results.every(({ result }) => result === "passed") ? "passed" : "failed", timeOf(seconds)],
  ])
}

/** Minutes and seconds, `2:05`. */
export const timeOf = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`
