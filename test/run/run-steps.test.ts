import { runSteps, summary } from "./run-steps"

const steps = [{ name: "unit" }, { name: "build" }, { name: "audit", needs: ["build"] }, { name: "lint" }]
const resultsOf = async (failing: string) =>
  (await runSteps(steps, async (name) => name !== failing)).map(({ name, result }) => `${name} ${result}`)

test("every step runs after one that failed, but not those that need it", async () => {
  expect(await resultsOf("unit")).toEqual(["unit failed", "build passed", "audit passed", "lint passed"])
  expect(await resultsOf("build")).toEqual(["unit passed", "build failed", "audit not run", "lint passed"])
})

test("two steps run at the same time, and one that needs another waits for it", async () => {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const ended = runSteps(steps, (name) => {
    events.push(name)
    return new Promise((resolve) => ends.set(name, () => resolve(true)))
  })
  expect(events).toEqual(["unit", "build"])
  ends.get("unit")?.()
  await new Promise(setImmediate)
  expect(events).toEqual(["unit", "build", "lint"])
  ends.get("build")?.()
  await new Promise(setImmediate)
  expect(events).toEqual(["unit", "build", "lint", "audit"])
  ends.get("lint")?.()
  ends.get("audit")?.()
  expect((await ended).map(({ name }) => name)).toEqual(["unit", "build", "audit", "lint"])
})

test("the summary has each step with its result and its time, and the time of all together", () => {
  const reported = summary(
    [
      { name: "unit", result: "passed", seconds: 125 },
      { name: "lint", result: "failed", seconds: 3.4 },
    ],
    126,
  )
  expect(reported).toMatch(/unit +passed +2:05/)
  expect(reported).toMatch(/lint +failed +0:03/)
  expect(reported).toMatch(/all +failed +2:06/)
})
