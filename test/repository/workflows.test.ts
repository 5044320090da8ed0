import { existsSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"
import { scripts } from "../../package.json"

const step = z.union([
  z.strictObject({
    name: z.string().optional(),
    uses: z.string(),
    with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
  z.strictObject({
    name: z.string().optional(),
    id: z.string().optional(),
    run: z.string(),
    env: z.record(z.string(), z.string()).optional(),
  }),
])
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.enum(["read", "write"])),
  env: z.record(z.string(), z.string()).optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      needs: z.union([z.string(), z.array(z.string())]).optional(),
      "runs-on": z.string(),
      steps: z.array(step).min(1),
    }),
  ),
})

const dependabot = z.object({
  updates: z.array(z.object({ "package-ecosystem": z.string(), directory: z.string() })),
})

const file = ".github/workflows/tests.yml"
const codeql = ".github/workflows/codeql.yml"
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

/** An action by its commit, which nobody can move as they can a tag, with its version, which Dependabot keeps beside it. */
const pinned = /^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

/** What the workflows use, with the comment behind it. The parsed ones have no comments. */
const usesIn = (text: string) => [...text.matchAll(/\buses:[ \t]*(.*)/g)].map(([, used = ""]) => used)

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
      for (const [, name = ""] of commands.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)/g)]))
        expect(Object.keys(scripts)).toContain(name)
      const versions = steps.flatMap((each) =>
        "uses" in each ? (each.with?.["node-version-file"] ?? []) : [],
      )
      expect(versions.length).toBeGreaterThan(0)
      for (const version of versions) expect(existsSync(String(version))).toBe(true)
    },
  )

  test("every action is pinned to a commit, and each to one alone, which Dependabot keeps current", () => {
    const used = [file, codeql]
      .filter((name) => existsSync(name))
      .map(textOf)
      .concat(proposed)
      .map(usesIn)
    for (const each of used) expect(each.length).toBeGreaterThan(1)
    for (const each of used.flat()) expect(each).toMatch(pinned)
    for (const each of used) {
      const actions = new Set(each.map((action) => action.split("@")[0]))
      expect(new Set(each).size).toBe(actions.size)
    }
    const { updates } = dependabot.parse(parse(textOf(".github/dependabot.yml")))
    expect(updates).toContainEqual({ "package-ecosystem": "github-actions", directory: "/" })
  })

  test("they run on main, on pull requests and at night, once for each, and may change nothing", () => {
    expect(tests().on).toEqual({
      push: { branches: ["main"] },
      pull_request: null,
      schedule: [{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }],
    })
    expect(tests().permissions).toEqual({ contents: "read" })
    expect(tests().env).toMatchObject({ ALLOW_SAMPLE_CONTENT: "true" })
  })

  test("the first job needs no build, and one build is handed to all browsers", () => {
    expect(runs("check")).toContain("npm run test:unit")
    const builders = Object.keys(tests().jobs).filter((job) => /npm run test:build/.test(runs(job)))
    expect(builders).toEqual(["build", "nodes", "systems"])
    for (const job of ["chromium", "engines"]) {
      expect(tests().jobs[job]?.needs).toContain("build")
      expect(runs(job)).toContain("tar -xf build.tar")
    }
  })

  test("a change of content or documents alone is not visited with browsers", () => {
    for (const job of ["chromium", "engines", "nodes", "systems"])
      expect(tests().jobs[job]).toMatchObject({ if: "needs.changes.outputs.code == 'true'" })
    for (const job of ["check", "build"]) expect(tests().jobs[job]).not.toHaveProperty("if")
  })

  test("everything that npm run test:all does is done by some job", () => {
    const said = Object.keys(tests().jobs).map(runs).join("\n")
    for (const name of ["lint", "content:check", "test:unit", "test:build", "types", "audit", "test:browser"])
      expect(said).toMatch(new RegExp(`npm run ${name}(?: |$)`, "m"))
    for (const name of ["test:browsers", "test:invalid-content", "test:owner"])
      expect(said).toContain(`npm run ${name}`)
    const projects = JSON.stringify(tests().jobs["engines"]?.["strategy"])
    for (const name of ["copies", "firefox", "firefox-oldest", "webkit", "webkit-oldest", "chromium-oldest"])
      expect(projects).toContain(`--project=${name}`)
    expect(JSON.stringify(tests().jobs["nodes"]?.["strategy"])).toContain('"20.19"')
  })

  test("the site is built on Windows and on macOS, too", () => {
    expect(tests().jobs["systems"]).toMatchObject({
      "runs-on": "${{ matrix.system }}",
      strategy: { matrix: { system: ["windows-latest", "macos-latest"] } },
    })
  })

  test("npm's files, Gatsby's and the oldest browser are kept between runs", () => {
    const used = Object.values(tests().jobs).flatMap(({ steps }) =>
      steps.flatMap((each) => ("uses" in each ? [each] : [])),
    )
    for (const { with: settings } of used.filter(({ uses }) => uses.startsWith("actions/setup-node@")))
      expect(settings).toMatchObject({ cache: "npm" })
    const kept = used.filter(({ uses }) => uses.startsWith("actions/cache@"))
    expect(kept.flatMap(({ with: settings }) => String(settings?.["path"]).trim().split("\n"))).toEqual([
      ".cache",
      "public",
      ".browsers",
    ])
  })

  test("the tests have the same browsers and servers as .ci/run, also the oldest Chromium", () => {
    const ci = textOf(".ci/run")
    const [, programs = ""] = /for program in (.+); do/.exec(ci) ?? []
    const renamed = new Map(
      [...ci.matchAll(/(\w+)\) package=(\S+) ;;/g)].map(([, from = "", to = ""]) => [from, to]),
    )
    const packages = programs.split(" ").map((name) => renamed.get(name) ?? name)
    expect(packages).toContain("chromium")
    for (const name of [...packages, "fonts-liberation"])
      expect(runs("engines")).toMatch(new RegExp(` ${name}\\b`))
    const [oldest = ""] = /@sparticuz\/chromium@[\d.]+/.exec(ci) ?? []
    expect(runs("engines")).toContain(oldest)
  })
})
const whereCodeIsScanned = existsSync(codeql) ? describe : describe.skip

whereCodeIsScanned("CodeQL", () => {
  test("scans the code, and may write its findings alone", () => {
    const { jobs, permissions } = read(textOf(codeql))
    expect(permissions).toEqual({ contents: "read" })
    expect(jobs["analyze"]).toMatchObject({ permissions: { contents: "read", "security-events": "write" } })
  })
})
