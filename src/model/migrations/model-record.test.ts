import { modelNow, readRecord, recordError } from "./model-record"

test("the model has not changed since its newest migration, or the change needs none", () => {
  expect(recordError(readRecord(), modelNow())).toBeUndefined()
})

const now = modelNow()
const [name = ""] = Object.keys(now.kinds)

test("a changed content type is noticed by name, with what to do", () => {
  const error = recordError({ ...now, kinds: { ...now.kinds, [name]: "before" } }, now)
  expect(error).toContain(`changed: ${name}.`)
  expect(error).toContain("src/model/migrations/")
  expect(error).toContain("npm run schemas -- --no-migration")
})

test("a new content type, a content type that is gone and a new migration are noticed", () => {
  const { [name]: _, ...others } = now.kinds
  expect(recordError({ ...now, kinds: others }, now)).toContain(name)
  expect(recordError(now, { ...now, kinds: others })).toContain(name)
  expect(recordError({ ...now, version: now.version - 1 }, now)).toContain("npm run schemas")
})
