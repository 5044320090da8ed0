import { existsSync } from "node:fs"
import { z } from "zod"
import { scripts } from "../package.json"
import { runScript } from "../test/run-script"

/** Every command has a help text and checks its options before it does anything. */

/** The scripts of the commands, and two that a command calls with arguments. */
const files = [
  ...Object.values(scripts).flatMap((line) => /^tsx (\S+)$/.exec(line)?.[1] ?? []),
  "studio/render.ts",
  "studio/videos.ts",
].filter((file) => file !== "test/check-browsers.ts")

const wrong = "--no-such-option"
const form = z.array(z.object({ status: z.number(), stdout: z.string(), stderr: z.string() }))

/** What each script says to each argument. */
let results: z.infer<typeof form>
beforeAll(() => {
  const runs = files.flatMap((file) => [
    [file, "--help"],
    [file, wrong],
  ])
  results = form.parse(JSON.parse(runScript("test/run-scripts.ts", [JSON.stringify(runs)]).stdout))
})

test.each(files)("%s prints its usage with --help and rejects unknown options", (file) => {
  expect(existsSync(file)).toBe(true)
  const [asked, refused] = results.slice(2 * files.indexOf(file))
  expect(asked).toMatchObject({ status: 0, stdout: expect.stringMatching(/np[mx] /), stderr: "" })

  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(wrong) })
  expect(refused?.stderr).not.toMatch(/^\s+at /m)
})
