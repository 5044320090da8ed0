import { runSteps, summary } from "./steps"

const steps = [{ name: "unit" }, { name: "build" }, { name: "audit", needs: "build" }, { name: "lint" }]
const resultsOf = (failing: string) =>
  runSteps(steps, (name) => name !== failing).map(({ name, result }) => `${name} ${result}`)

test("every step runs after one that failed, but not those that need it", () => {
  expect(resultsOf("unit")).toEqual(["unit failed", "build passed", "audit passed", "lint passed"])
  expect(resultsOf("build")).toEqual(["unit passed", "build failed", "audit not run", "lint passed"])
})

test("the summary has each step with its result and its time, and all of them together", () => {
  const told = summary([
    { name: "unit", result: "passed", seconds: 125 },
    { name: "lint", result: "failed", seconds: 3.4 },
  ])
  expect(told).toMatch(/unit +passed +2:05/)
  expect(told).toMatch(/lint +failed +0:03/)
  expect(told).toMatch(/all +failed +2:08/)
})
