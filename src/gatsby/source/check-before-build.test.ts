import { rmSync } from "node:fs"
import { ownFiles, writeContent } from "../../../test/copies/own-content"
import { onPreInit } from "./check-before-build"

// The content check has its own tests, and it imports modules that Jest cannot load.
jest.mock("../../model/validate/check", () => ({
  checkContent: () => Promise.resolve({ errors: [], warnings: [] }),
}))
// This is tested in a separate folder, as it removes the files of an unfinished build.
jest.mock("./build-marker", () => ({ beginBuild: () => false, forgetBuild: () => {} }))

const before = process.env
const reporter = { error: jest.fn(), warn: jest.fn() }
const exit = jest.spyOn(process, "exit").mockImplementation(() => {
  throw new Error("stopped")
})

/** A project with one sample. */
let root = ""

beforeEach(() => {
  root = writeContent({ ...ownFiles, "pages/terms.mdx": "---\nsample: true\n---\n" })
  jest.spyOn(process, "cwd").mockReturnValue(root)
})

afterEach(() => {
  rmSync(root, { recursive: true })
  process.env = before
  jest.clearAllMocks()
})

/** Starts a build with environment variables. */
async function build(env: Record<string, string>) {
  process.env = { ...before, NODE_ENV: "production", ...env }
  await onPreInit?.(Object.assign(Object.create(null), { reporter }), { plugins: [] }, () => {})
}

const live = { NETLIFY: "true", CONTEXT: "production" }

test("the host's build of the live site stops if samples are left, and names them", async () => {
  await expect(build(live)).rejects.toThrow("stopped")
  expect(exit).toHaveBeenCalledWith(1)
  expect(reporter.error).toHaveBeenCalledWith(expect.stringMatching(/content\/pages\/terms\.mdx:2 /))
})

test.each([
  ["if the owner allows samples", { ...live, ALLOW_SAMPLE_CONTENT: "true" }],
  ["on a preview", { ...live, CONTEXT: "deploy-preview" }],
  ["on the owner's machine", {}],
])("the build continues %s", async (_, env) => {
  await build(env)
  expect(reporter.error).not.toHaveBeenCalled()
})
