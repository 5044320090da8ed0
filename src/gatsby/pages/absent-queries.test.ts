import { readFileSync } from "node:fs"
import { gatsbyReporter, muteAbsentQueries } from "./absent-queries"

const notRun = (file: string) => `The GraphQL query in the non-page component "${file}" will not be run.`
const explanation = "\n  Exported queries are only executed for page components. It's possible you're trying"

function told(messages: readonly string[]) {
  const printed: string[] = []
  const print = (text = "") => void printed.push(text)
  const reporter = { warn: print, log: print }
  const page = {
    path: "/",
    template: "index",
    title: "",
    source: "",
    share: undefined,
    formerPaths: [],
    entry: undefined,
    language: "en-US",
    original: "/",
    translations: new Map<string, string>(),
  }
  muteAbsentQueries(reporter, [page])
  for (const message of messages) reporter.warn(message)
  reporter.log(explanation)
  return printed
}

test("Gatsby's warnings of pages that the owner left out are not printed, and neither is their explanation", () => {
  expect(
    told([notRun("/site/src/pages/estimate.tsx"), notRun("C:\\site\\src\\templates\\article.tsx")]),
  ).toEqual([])
})

test.each(["/site/src/pages/index.tsx", "/site/src/sections/home/hero.tsx"])(
  "a query of %s that does not run is a mistake, and is told",
  (file) => {
    expect(told([notRun(file)])).toEqual([notRun(file), explanation])
  },
)

test("other warnings are printed", () => {
  expect(told(["Careful."])).toEqual(["Careful.", explanation])
})

test("Gatsby still has these words", () => {
  const source = readFileSync("node_modules/gatsby/dist/query/query-watcher.js", "utf8")
  expect(source).toContain(
    '.warn(`The GraphQL query in the non-page component "${component}" will not be run.`)',
  )
  expect(source).toContain('_interopRequireDefault(require("gatsby-cli/lib/reporter"))')
  expect(source).toContain("Exported queries are only executed for page components.")
})

test("the reporter is the one that Gatsby's own parts call", () => {
  const { warn, log } = gatsbyReporter()
  expect([typeof warn, typeof log]).toEqual(["function", "function"])
})
