import { existsSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { scripts } from "../package.json"

const step = z.union([
  z.strictObject({
    name: z.string().optional(),
    uses: z.string().regex(/^[\w-]+\/[\w-]+@v\d+$/),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
  z.strictObject({
    name: z.string().optional(),
    run: z.string(),
    env: z.record(z.string(), z.string()).optional(),
  }),
])
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  env: z.record(z.string(), z.string()).optional(),
  jobs: z.record(z.string(), z.looseObject({ "runs-on": z.string(), steps: z.array(step).min(1) })),
})

const file = ".github/workflows/tests.yml"
// An owner whose host is not GitHub may delete it.
const whereItIs = existsSync(file) ? describe : describe.skip

const textOf = (name: string) => (existsSync(name) ? readFileSync(name, "utf8") : "")
const read = (text: string) => workflow.parse(parse(text, { strict: true, uniqueKeys: true }))
const tests = () => read(textOf(file))

/** The workflow that docs/hosting/github.md proposes. */
const [, proposed = ""] = /```yaml\n([\s\S]+?)```/.exec(textOf("docs/hosting/github.md")) ?? []

const workflows = [
  ["that runs the tests", textOf(file)],
  ["that deploys to GitHub Pages", proposed],
] satisfies [string, string][]

const stepsOf = (text: string) => Object.values(read(text).jobs).flatMap(({ steps }) => steps)

const runs = (job: string) =>
  tests()
    .jobs[job]?.steps.flatMap((each) => ("run" in each ? [each.run] : []))
    .join("\n") ?? ""

whereItIs("the workflows of GitHub", () => {
  test.each(workflows)(
    "the workflow %s is one, and the commands and files that it names exist",
    (_, text) => {
      const steps = stepsOf(text)
      const commands = steps.flatMap((each) => ("run" in each ? each.run.split(/\n|&&/) : []))
      for (const [, name = ""] of commands.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)]))
        expect(Object.keys(scripts)).toContain(name)
      const versions = steps.flatMap((each) =>
        "uses" in each ? (each.with?.["node-version-file"] ?? []) : [],
      )
      expect(versions.length).toBeGreaterThan(0)
      for (const version of versions) expect(existsSync(String(version))).toBe(true)
    },
  )

  test("the tests run on every push and pull request, and may change nothing", () => {
    expect(Object.keys(tests().on)).toEqual(["push", "pull_request"])
    expect(tests().permissions).toEqual({ contents: "read" })
    expect(tests().env).toMatchObject({ ALLOW_SAMPLE_CONTENT: "true" })
  })

  test("one job checks the content alone, the other runs everything", () => {
    expect(runs("content")).toMatch(/^npm ci .+\nnpm run content:check$/)
    expect(runs("tests")).toMatch(/^npm test$/m)
  })

  test("npm's files and Gatsby's are kept between runs", () => {
    const used = tests().jobs["tests"]?.steps.flatMap((each) => ("uses" in each ? [each] : [])) ?? []
    expect(used.find(({ uses }) => uses.startsWith("actions/setup-node@"))?.with).toMatchObject({
      cache: "npm",
    })
    const { path } = used.find(({ uses }) => uses.startsWith("actions/cache@"))?.with ?? {}
    expect(String(path).trim().split("\n")).toEqual([".cache", "public"])
  })

  test("the tests have the same browsers and servers as .ci/run, also the oldest Chromium", () => {
    const ci = textOf(".ci/run")
    const [, programs = ""] = /for program in (.+); do/.exec(ci) ?? []
    const renamed = new Map(
      [...ci.matchAll(/(\w+)\) package=(\S+) ;;/g)].map(([, from = "", to = ""]) => [from, to]),
    )
    const packages = programs.split(" ").map((name) => renamed.get(name) ?? name)
    expect(packages).toContain("chromium")
    for (const name of packages) expect(runs("tests")).toMatch(new RegExp(` ${name}\\b`))
    const [oldest = ""] = /@sparticuz\/chromium@[\d.]+/.exec(ci) ?? []
    expect(runs("tests")).toContain(oldest)
  })
})
