import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { scripts } from "../package.json"

/** Every command has a help text and checks its options before it does anything. */

/** The scripts of the commands, and two that a command calls with arguments. */
const files = [
  ...Object.values(scripts).flatMap((line) => /^tsx (\S+)$/.exec(line)?.[1] ?? []),
  "studio/render.ts",
  "studio/videos.ts",
].filter((file) => file !== "test/check-browsers.ts")

const run = (file: string, option: string) =>
  spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", file, option], { encoding: "utf8" })

test.each(files)("%s prints its usage with --help and rejects unknown options", (file) => {
  expect(existsSync(file)).toBe(true)
  const asked = run(file, "--help")
  expect(asked).toMatchObject({ status: 0, stdout: expect.stringMatching(/np[mx] /), stderr: "" })

  const { status, stderr } = run(file, "--no-such-option")
  expect(status).toBe(1)
  expect(stderr).toContain("--no-such-option")
  expect(stderr).not.toMatch(/^\s+at /m)
})
