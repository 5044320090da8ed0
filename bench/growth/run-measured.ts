import { spawn } from "node:child_process"
import { usage } from "./usage"

const sampleEvery = 250

const larger = (before: number, now: number) => (Number.isNaN(before) ? now : Math.max(before, now))

/**
 * Runs a command: wall and processor time in seconds, and the peak memory of its processes in MB.
 * @throws with the end of its output if it fails.
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
  let processor = Number.NaN
  const sampler = setInterval(() => {
    const now = usage(child.pid ?? 0)
    peak = larger(peak, now.memory)
    processor = larger(processor, now.processor)
  }, sampleEvery)
  const code = await new Promise((done) => {
    child.on("close", (exit, signal) => done(exit ?? signal))
    child.on("error", done)
  })
  clearInterval(sampler)
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed (${String(code)}):\n${said}`)
  return { seconds: (performance.now() - start) / 1000, processor, peak: peak / 1e6 }
}
