import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { timeOf } from "./run-steps"

/** Where the output of each step, and how long it took last time, is kept. */
const folder = "node_modules/.cache/test-steps"

/** How many of a step's last lines are shown: what its runner says at the end. */
const closing = 8

const file = (name: string, extension: string) =>
  path.join(folder, `${name.replaceAll(":", "-")}.${extension}`)

/** The seconds that a step took last time, if it has run here before. */
function lastTime(name: string): number | undefined {
  try {
    return Number(readFileSync(file(name, "seconds"), "utf8"))
  } catch {
    return undefined
  }
}

/**
 * Runs an npm script. Prints a line when it starts, with the time that it took before, and one when it ends, with the
 * last lines of its output, or with all of it if it has failed.
 * @returns whether it passed.
 */
export async function runScript(name: string): Promise<boolean> {
  mkdirSync(folder, { recursive: true })
  const before = lastTime(name)
  console.log(`▸ ${name}${before === undefined ? "" : `, last time ${timeOf(before)}`}`)
  const start = performance.now()
  const { code, output } = await outputOf(name)
  const seconds = (performance.now() - start) / 1000
  writeFileSync(file(name, "log"), output)
  const isPassed = code === 0
  if (isPassed) writeFileSync(file(name, "seconds"), String(seconds))
  const lines = output.trimEnd().split("\n")
  const shown = isPassed ? lines.slice(-closing) : lines
  console.log(`${isPassed ? "✓" : "✗"} ${name}, ${timeOf(seconds)}`)
  console.log(shown.map((line) => `  ${line}`.trimEnd()).join("\n"))
  return isPassed
}

function outputOf(name: string): Promise<{ code: number | null; output: string }> {
  // npm is a batch file on Windows, which only a shell starts.
  const shell = process.platform === "win32"
  const child = spawn("npm", ["run", "--silent", name], { stdio: ["ignore", "pipe", "pipe"], shell })
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code) => resolve({ code, output }))
  })
}
