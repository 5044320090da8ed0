import { spawnSync } from "node:child_process"

/**
 * `npm run media [words]`: every picture, film and drawing again, or those whose scene or
 * file name holds one of the words. A drawing is quick, so drawings are made each time.
 */
const words = process.argv.slice(2)
const steps: string[][] = [
  ["scripts/media/drawings/skills.ts"],
  ["scripts/media/drawings/icons.ts"],
  ["scripts/media/render.ts", ...words],
  ["scripts/media/films.ts", ...words],
]

for (const step of steps) {
  const { status } = spawnSync("tsx", step, { stdio: "inherit" })
  // With words given, one of the two may rightly have nothing of that name.
  if (status !== 0 && words.length === 0) process.exit(status ?? 1)
}
