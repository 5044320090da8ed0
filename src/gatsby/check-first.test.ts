/** @jest-environment node */
import { onPreInit } from "./check-first"

// What the content check finds has tests of its own, and compiles with modules that Jest cannot load.
jest.mock("../model/check", () => ({ checkContent: () => Promise.resolve({ faults: [], warnings: [] }) }))
// Tried in a folder of its own: it removes what an unfinished build has left.
jest.mock("./build-marker", () => ({ beginBuild: () => false, forgetBuild: () => {} }))

const before = process.env
const reporter = { error: jest.fn(), warn: jest.fn() }
const exit = jest.spyOn(process, "exit").mockImplementation(() => {
  throw new Error("stopped")
})

afterEach(() => {
  process.env = before
  jest.clearAllMocks()
})

/** Starts a build in an environment, in the project as shipped, which has samples. */
async function build(env: Record<string, string>) {
  process.env = { ...before, NODE_ENV: "production", ...env }
  await onPreInit?.(Object.assign(Object.create(null), { reporter }), { plugins: [] }, () => {})
}

const live = { NETLIFY: "true", CONTEXT: "production" }

test("the host's build of the live site stops while samples are left, and names them", async () => {
  await expect(build(live)).rejects.toThrow("stopped")
  expect(exit).toHaveBeenCalledWith(1)
  expect(reporter.error).toHaveBeenCalledWith(
    expect.stringMatching(/content\/lists\/testimonials\.json:\d+ /),
  )
})

test.each([
  ["where the owner says so", { ...live, ALLOW_SAMPLE_CONTENT: "true" }],
  ["on a preview", { ...live, CONTEXT: "deploy-preview" }],
  ["on one's own machine", {}],
])("the build goes on %s", async (_, env) => {
  await build(env)
  expect(reporter.error).not.toHaveBeenCalled()
})
