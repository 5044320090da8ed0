import type { SetupStep } from "./measure-setup"
import { printSetup } from "./print-setup"

const step = (name: string, seconds: number, person?: number): SetupStep => ({
  run: "typed",
  step: name,
  seconds,
  processor: seconds,
  ...(person !== undefined && { person }),
})

const verdicts = (steps: SetupStep[]) => printSetup(steps).match(/holds|MISSED/g)

test("ten minutes until the site is built, of which a person's part is one, hold", () => {
  const steps = [step("npm ci", 300), step("setup", 100, 60), step("build", 200), step("test", 900)]
  expect(verdicts(steps)).toEqual(["holds", "holds"])
})

test("more than that is missed", () => {
  expect(verdicts([step("npm ci", 300), step("setup", 101, 61), step("build", 200)])).toEqual([
    "MISSED",
    "MISSED",
  ])
})

test("an install that was not measured is not added, and does not stand there as one that was", () => {
  const steps = [
    step("npm ci (no network: not measured)", Number.NaN),
    step("setup", 90, 50),
    step("build", 200),
  ]
  expect(printSetup(steps)).toMatch(/^setup, build: 290 s/m)
})
