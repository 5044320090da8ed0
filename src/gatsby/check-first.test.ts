/** @jest-environment node */
import { onPreBootstrap } from "./check-first"

// What the content check finds has tests of its own, and compiles with modules that Jest cannot load.
jest.mock("../model/check", () => ({ checkContent: () => Promise.resolve([]) }))

const before = process.env
const reporter = { error: jest.fn(), warn: jest.fn() }
const exit = jest.spyOn(process, "exit").mockImplementation(() => {
  throw new Error("stopped")
})

afterEach(() => {
  process.env = before
  jest.clearAllMocks()
})

/** Starts Gatsby's bootstrap in an environment, in the project as shipped, which has samples. */
async function bootstrap(env: Record<string, string>) {
  process.env = { ...before, ...env }
  await onPreBootstrap?.(Object.assign(Object.create(null), { reporter }), { plugins: [] }, () => {})
}

const live = { NETLIFY: "true", CONTEXT: "production" }

test("the host's build of the live site stops while samples are left, and names them", async () => {
  await expect(bootstrap(live)).rejects.toThrow("stopped")
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
  await bootstrap(env)
  expect(reporter.error).not.toHaveBeenCalled()
})
