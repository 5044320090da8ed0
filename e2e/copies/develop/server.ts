import { type ChildProcess, spawn } from "node:child_process"
import { envOf, gatsby } from "../../../test/copy-site"
import { copy } from "../../../test/site-snapshot"

export const port = 9127
export const site = `http://localhost:${port}`

let server: ChildProcess
let said = ""

/** Starts what `npm start` does, in the copy. */
export function start() {
  said = ""
  const env = { ...envOf(copy), NO_COLOR: "1", NODE_ENV: "development" }
  const args = [gatsby, "develop", "--port", String(port)]
  server = spawn(process.execPath, args, { cwd: copy, env, detached: true })
  server.stdout?.on("data", (text: Buffer) => (said += text.toString()))
  server.stderr?.on("data", (text: Buffer) => (said += text.toString()))
}

/** Ends it with its workers, which are in its process group. */
export function stop() {
  if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL")
}

export const isRunning = () => server.exitCode === null

/** All that it has printed. */
export const output = () => said

/** Returns a function that gives the output since this call. */
export function listen(): () => string {
  const before = said.length
  return () => said.slice(before)
}

/** A page's data as it serves them; empty if there are none. */
export async function dataOf(address: string): Promise<string> {
  const response = await fetch(`${site}/page-data${address}page-data.json`).catch(() => undefined)
  return response?.ok ? response.text() : ""
}
