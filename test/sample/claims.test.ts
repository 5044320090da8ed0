import { checkContent } from "../../src/model/validate/check"
import { claimsIn, quotesIn } from "../../src/model/validate/evidence/quotes"
import { readContent } from "../../src/model/read/content"

const content = readContent(process.cwd())

test("R33.3: no text of the sample tells a figure that names no claim", async () => {
  const { errors, warnings } = await checkContent(process.cwd())
  expect(errors).toEqual([])
  expect(warnings.filter(({ reason }) => reason.includes("names no claim"))).toEqual([])
})

test("R33.4: every figure of a project of the sample is marked as one, and so is the article about it", () => {
  const claims = claimsIn(content.entries)
  const unmarked = content.entries
    .filter(({ type }) => type.name === "CaseStudy" || type.name === "Article")
    .filter((entry) => !quotesIn(entry, new Map()).some(({ name }) => claims.get(name)?.sample))
  expect(unmarked.map(({ file }) => file)).toEqual([])
})
