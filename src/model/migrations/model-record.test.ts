import { modelNow, readRecord, recordFault } from "./model-record"

test("the model has not changed since its newest migration, or the change needs none", () => {
  expect(recordFault(readRecord(), modelNow())).toBeUndefined()
})

const now = modelNow()
const [name = ""] = Object.keys(now.kinds)

test("a changed kind is noticed by name, with what to do", () => {
  const fault = recordFault({ ...now, kinds: { ...now.kinds, [name]: "before" } }, now)
  expect(fault).toContain(`changed: ${name}.`)
  expect(fault).toContain("src/model/migrations/")
  expect(fault).toContain("npm run schemas -- --no-migration")
})

test("a new kind, a kind that is gone and a new migration are noticed", () => {
  const { [name]: _, ...others } = now.kinds
  expect(recordFault({ ...now, kinds: others }, now)).toContain(name)
  expect(recordFault(now, { ...now, kinds: others })).toContain(name)
  expect(recordFault({ ...now, version: now.version - 1 }, now)).toContain("npm run schemas")
})
