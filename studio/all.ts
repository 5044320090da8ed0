import { spawnSync } from "node:child_process"
import { readArguments } from "../scripts/read-arguments"

const help = `npm run media [-- words]

Makes every picture, video and drawing again, or those whose scene or file name holds one of the words.
The videos need ffmpeg (studio/README.md).`

/**
 * `npm run media [-- words]`: makes every picture, video and drawing again, or those with one of
 * the words in their scene or file name. Drawings are quick, so they are made each time.
 */
const { positionals: words } = readArguments(help, { allowPositionals: true })
const steps: string[][] = [
  ["studio/drawings/skills.ts"],
  ["studio/drawings/icons.ts"],
  ["studio/render.ts", ...words],
  ["studio/videos.ts", ...words],
]

for (const step of steps) {
  const { status } = spawnSync("tsx", step, { stdio: "inherit" })
  // With words given, one of the two scripts may correctly find no match.
  if (status !== 0 && words.length === 0) process.exit(status ?? 1)
}
