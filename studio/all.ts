import { spawnSync } from "node:child_process"
import { readArguments } from "../scripts/read-arguments"

const help = `npm run media [-- words --missing]

Makes every picture, video and drawing again, or those whose scene or file name holds one of the words.
A file that you deleted stays so, except with --missing.
The videos need ffmpeg (studio/README.md).`

/**
 * `npm run media [-- words]`: makes every picture, video and drawing again, or those with one of
 * the words in their scene or file name. Drawings are quick, so they are made each time.
 */
const { positionals: words, values } = readArguments(help, {
  allowPositionals: true,
  options: { missing: { type: "boolean", default: false } },
})
const more = values.missing ? [...words, "--missing"] : words
const steps: string[][] = [
  ["studio/drawings/skills.ts", ...(values.missing ? ["--missing"] : [])],
  ["studio/render.ts", ...more],
  ["studio/videos.ts", ...more],
]

for (const step of steps) {
  const { status } = spawnSync("tsx", step, { stdio: "inherit" })
  // With words given, one of the two scripts may correctly find no match.
  if (status !== 0 && words.length === 0) process.exit(status ?? 1)
}
