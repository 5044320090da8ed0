import { stripVTControlCharacters } from "node:util"
import { z } from "zod"
import type { Failure } from "./fault"

/** Reads what failed from the output of each kind of check. */

const message = z.object({ message: z.string().default("") })
const result = z.object({ errors: z.array(message) })
const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), results: z.array(result) })),
})
type Suite = { title: string; specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined }
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  suites: z.lazy(() => z.array(suite)).optional(),
})
const browserReport = z.object({
  suites: z.array(suite),
  errors: z.array(message),
  stats: z.object({ expected: z.number(), unexpected: z.number(), skipped: z.number() }),
})

/** Whether a test says what is wrong. One that was interrupted says nothing, and one that hung only that it did. */
const saysWhy = (said: string) =>
  said !== "" && (!said.startsWith("Test timeout") || said.includes("expect("))

/** The failed tests of Playwright's JSON report. Throws if it could not run, which would name nothing. */
export function browserFailures(json: string): Failure[] {
  const { suites, errors, stats } = browserReport.parse(JSON.parse(json))
  if (stats.expected + stats.unexpected === 0)
    throw new Error(`No browser check ran: ${errors.map((error) => error.message).join("\n")}`)
  const inSuite = ({ title, specs, suites: inner = [] }: Suite, parents: readonly string[]): Failure[] => {
    const titles = [...parents, title]
    const own = specs.flatMap(({ tests, title: last }) =>
      tests.map(({ projectName, results }) => ({
        step: "browser",
        title: [projectName, ...titles, last].join(" › "),
        message: stripVTControlCharacters(
          results.flatMap(({ errors: all }) => all.map((error) => error.message)).join("\n"),
        ),
      })),
    )
    return [
      ...own.filter(({ message: said }) => saysWhy(said)),
      ...inner.flatMap((each) => inSuite(each, titles)),
    ]
  }
  return suites.flatMap((each) => inSuite(each, []))
}

const assertion = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()),
})
const unitReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), message: z.string(), assertionResults: z.array(assertion) }),
  ),
})

/** The failed tests of Jest's JSON report, named with their file. */
export function unitFailures(json: string, root: string): Failure[] {
  return unitReport.parse(JSON.parse(json)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        step: "unit",
        title: `${name.replace(`${root}/`, "")} › ${fullName}`,
        message: stripVTControlCharacters(failureMessages.join("\n")),
      })),
  )
}

/** The faults of a command that tells one per line. A warning fails nothing. */
export const lineFailures = (step: string, output: string): Failure[] =>
  stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^warning:/i.test(line))
    .map((line) => ({ step, title: line.trim(), message: "" }))
