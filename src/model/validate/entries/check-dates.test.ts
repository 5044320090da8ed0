import { checkDates, futureDates } from "./check-dates"
import { contentTypeOf } from "../../schema/content-types"
import { readMdx } from "../../read/parse/parse-file"
import type { Entry } from "../../read/read-entries"

function article(fields: string): Entry {
  const source = readMdx(`---\n${fields}\n---\n`)
  return {
    file: "content/blog/a/index.mdx",
    ...contentTypeOf("blog/a/index.mdx")!,
    source,
    data: source.data,
  }
}

test("an update before the publication date is an error, with its line", () => {
  const [issue] = checkDates(article('date: "2025-03-18"\nupdated: "2025-03-17"'))
  expect(issue).toMatchObject({ place: "updated", line: 3 })
  expect(checkDates(article('date: "2025-03-18"\nupdated: "2025-03-18"'))).toEqual([])
  expect(checkDates(article('date: "2025-03-18"'))).toEqual([])
})

test("a future date is a warning until the day before, and none on the day itself", () => {
  const entry = article('date: "2025-03-18"\nupdated: "2025-03-20"')
  expect(futureDates(entry, "2025-03-17").map(({ place }) => place)).toEqual(["date", "updated"])
  expect(futureDates(entry, "2025-03-18").map(({ place }) => place)).toEqual(["updated"])
  expect(futureDates(entry, "2025-03-20")).toEqual([])
})
