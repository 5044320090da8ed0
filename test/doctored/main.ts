import { writeFileSync } from "node:fs"
import { readArguments } from "../../scripts/read-arguments"
import { isSample } from "../is-sample"
import { table } from "../table"
import { batches } from "./batches"
import { mutate } from "./mutate"
import type { Batch, Failure } from "./fault"
import { namesOf } from "./naming"
import { type Verdict, asMarkdown, asText } from "./verdict"

const help = `npm run test:doctored [-- --only <pattern>] [--list] [--once] [--out table.md]

Checks the checks: puts faults into copies of the built pages, the source and the content, runs the suite there, and
tells which check names each. A fault that none names is put in a second time, alone, unless --once is given. Needs the
sample, and its build: npm run test:build.`

const { values } = readArguments(help, {
  options: {
    only: { type: "string", default: "" },
    list: { type: "boolean", default: false },
    once: { type: "boolean", default: false },
    out: { type: "string" },
  },
})

const only = new RegExp(values.only, "i")
const chosen = batches
  .map((batch) => ({
    ...batch,
    faults: batch.faults.filter(({ name, kind }) =>
      [name, kind, batch.name].some((words) => only.test(words)),
    ),
  }))
  .filter(({ faults }) => faults.length > 0)

function verdictsOf(batch: Batch): Verdict[] {
  console.log(`${batch.name}: ${batch.faults.length} faults, in the ${batch.put} …`)
  const failures = mutate(batch)
  return batch.faults.map((fault) => {
    const by = namesOf(fault, failures)
    return {
      fault,
      put: batch.put,
      by: by.length > 0 || values.once ? by : secondTry(batch, fault, failures),
    }
  })
}

/** A check that stops at its first finding tells of the other faults alone. */
function secondTry(
  batch: Batch,
  fault: Batch["faults"][number],
  before: readonly Failure[],
): readonly Failure[] {
  if (batch.faults.length === 1) return namesOf(fault, before)
  console.log(`  again, alone: ${fault.name}`)
  return namesOf(fault, mutate({ ...batch, faults: [fault] }))
}

function main() {
  if (!isSample) throw new Error("The faults are put into the sample, which is gone.")
  if (values.list) {
    const rows = chosen.flatMap(({ faults, put }) =>
      faults.map(({ name, kind, at }) => [name, kind, at, put]),
    )
    return console.log(table(rows))
  }
  const verdicts = chosen.flatMap(verdictsOf)
  console.log(asText(verdicts))
  if (values.out !== undefined) writeFileSync(values.out, `${asMarkdown(verdicts)}\n`)
  const missed = verdicts.filter(({ by }) => by.length === 0)
  console.log(`${verdicts.length - missed.length} of ${verdicts.length} faults were named.`)
  process.exitCode = missed.length === 0 ? 0 : 1
}

main()
