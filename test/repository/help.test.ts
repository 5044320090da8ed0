import { existsSync } from "node:fs"
import { scripts } from "../../package.json"
import { runScripts } from "../commands/run-script"

/** Every command has a help text and checks its options before it does anything. */

/** The scripts of the commands, and two that a command calls with arguments. */
const files = [
  ...Object.values(scripts).flatMap((line) => /^tsx (\S+)$/.exec(line)?.[1] ?? []),
  "studio/render.ts",
  "studio/videos.ts",
].filter((file) => file !== "test/browsers/check-browsers.ts")

const wrong = "--no-such-option"

/** What each script says to each option. */
const results = runScripts(
  files.flatMap((file): [string, string][] => [
    [file, "--help"],
    [file, wrong],
  ]),
)

test.each(files)("%s prints its usage with --help and rejects unknown options", (file) => {
  expect(existsSync(file)).toBe(true)
  const [asked, refused] = results.slice(2 * files.indexOf(file))
  expect(asked).toMatchObject({ status: 0, stdout: expect.stringMatching(/np[mx] /), stderr: "" })

  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(wrong) })
  expect(refused?.stderr).not.toMatch(/^\s+at /m)
})
