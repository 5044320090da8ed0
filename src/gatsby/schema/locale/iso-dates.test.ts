import { isoDateResolvers } from "./iso-dates"

const findOne = jest.fn().mockResolvedValue({ owner: { timeZone: "America/Chicago" } })
const context = { nodeModel: { findOne, getNodeById: () => null } }
const { published, changed } = isoDateResolvers.Article

test("a date is noon in the owner's time zone, in summer and in winter", async () => {
  expect(await published.resolve({ date: "2025-07-18" }, {}, context)).toBe("2025-07-18T12:00:00-05:00")
  expect(await published.resolve({ date: "2025-12-01" }, {}, context)).toBe("2025-12-01T12:00:00-06:00")
})

test("an article without an update was last changed when it was published", async () => {
  const date = "2025-07-18"
  expect(await changed.resolve({ date }, {}, context)).toBe(await published.resolve({ date }, {}, context))
  expect(await changed.resolve({ date, updated: "2025-12-01" }, {}, context)).toBe(
    "2025-12-01T12:00:00-06:00",
  )
})
