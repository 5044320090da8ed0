import { sampleOf, tryCases } from "./try-cases"

test("the content check reports every way to corrupt a content file, with file and field", async () => {
  const { missed, tried, total } = await tryCases(sampleOf)
  expect(missed).toEqual([])
  expect(tried).toBeGreaterThan(500)
  expect(total).toBeGreaterThan(5000)
  console.info(`${tried} of ${total} corrupted files, none missed; npm run test:invalid-content tries all`)
})
