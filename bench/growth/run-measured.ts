import { spawn } from "node:child_process"
import { residentMemory } from "./memory"

const sampleEvery = 250

/**
 * Runs a command, and takes its time in seconds and the most memory that it and all it started had, in MB.
 * @throws with the end of what it said, where it fails.
 */
export async function runMeasured(command: string, args: string[], cwd: string) {
  const env = { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" }
  const start = performance.now()
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] })
  let said = ""
  const hear = (words: Buffer) => {
    said = (said + words.toString()).slice(-4_000)
  }
  child.stdout.on("data", hear)
  child.stderr.on("data", hear)
  let peak = Number.NaN
  const sampler = setInterval(() => {
    const now = residentMemory(child.pid ?? 0)
    peak = Number.isNaN(peak) ? now : Math.max(peak, now)
  }, sampleEvery)
  const code = await new Promise((done) => {
    child.on("close", done)
    child.on("error", () => done(1))
  })
  clearInterval(sampler)
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${said}`)
  return { seconds: (performance.now() - start) / 1000, peak: peak / 1e6 }
}
