import { availableParallelism } from "node:os"
import { ms, table } from "../../test/table"
import type { SetupStep } from "./measure-setup"

/** From nothing to a site: install, setup, build. In seconds. */
const most = { all: 600, person: 60 }

const untilBuilt = /^(?:npm ci|setup|build)/

/** A table of the steps, one row each, and what the run with typed answers took beside its bars. */
export function printSetup(steps: readonly SetupStep[]): string {
  const rows = steps.map(({ run, step, seconds, processor }) => [
    `${run}: ${step}`,
    ms(seconds),
    ms(processor),
  ])
  const first = steps.filter(({ run, step }) => run === "typed" && untilBuilt.test(step))
  const known = first.filter(({ seconds }) => !Number.isNaN(seconds))
  const all = known.reduce((sum, { seconds }) => sum + seconds, 0)
  const person = first.reduce((sum, { person: own = 0 }) => sum + own, 0)
  return [
    table([["step", "seconds", "processor s"], ...rows]),
    `${known.map(({ step }) => step).join(", ")}: ${ms(all)} s on ${availableParallelism()} cores, at most ${most.all}: ${verdict(all <= most.all)}`,
    `of which a person types ${ms(person)} s, at a second a question and five keys a second, at most ${most.person}: ${verdict(person <= most.person)}`,
    "No word, address, figure, picture or film of the sample is in any public/.",
  ].join("\n")
}

const verdict = (good: boolean) => (good ? "holds" : "MISSED *")
