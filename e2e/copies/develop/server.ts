import { type ChildProcess, spawn } from "node:child_process"
import { envOf, gatsby } from "../../../test/copies/copy-site"
import { copy } from "../../../test/copies/site-snapshot"
import { expect } from "../../helpers/base"
import { freePort } from "../../../test/commands/free-port"

export let port: number
export let site: string

let server: ChildProcess | undefined
let said = ""

/** Starts what `npm start` does, in the copy, at a port that nothing uses: on a taken one it would ask for another. */
export async function start() {
  port = await freePort()
  site = `http://localhost:${port}`
  said = ""
  // As on an owner's machine, queries run when their page is asked for. Where CI is set, Gatsby would run all of them
  // at once, and a query misses what changes while it runs.
  const onDemand = { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" }
  const env = { ...envOf(copy), ...onDemand, NO_COLOR: "1", NODE_ENV: "development" }
  const args = [gatsby, "develop", "--port", String(port)]
  server = spawn(process.execPath, args, { cwd: copy, env, detached: true })
  server.stdout?.on("data", (text: Buffer) => (said += text.toString()))
  server.stderr?.on("data", (text: Buffer) => (said += text.toString()))
}

/** Ends it with its workers, which are in its process group. */
export function stop() {
  if (server?.pid && isRunning()) process.kill(-server.pid, "SIGKILL")
}

const isRunning = () => server?.exitCode === null && server.signalCode === null

/** Fails at once if it has ended, so that no test waits for what will never come. */
export function expectRunning() {
  expect(isRunning(), `npm start has ended:\n${said}`).toBe(true)
}

/**
 * All that it has printed.
 * @throws if it has ended.
 */
export function output(): string {
  expectRunning()
  return said
}

/** Returns a function that gives the output since this call. */
export function listen(): () => string {
  const before = said.length
  return () => output().slice(before)
}

/** A page's data as it serves them; empty if there are none. */
export async function dataOf(address: string): Promise<string> {
  expectRunning()
  const response = await fetch(`${site}/page-data${address}page-data.json`).catch(() => undefined)
  return response?.ok ? response.text() : ""
}

/**
 * The data of the entries as Gatsby has them now. A page's data that are asked for while Gatsby takes over a change may
 * stay as they were in the middle of it, so tests ask for these first.
 */
export async function entriesNow(): Promise<string> {
  expectRunning()
  const query =
    "{ allProject { nodes { title } } allState { nodes { state } } allArticle { nodes { unpublished } } paymentPage { note } }"
  const headers = { "Content-Type": "application/json" }
  const asked = { method: "POST", headers, body: JSON.stringify({ query }) }
  const response = await fetch(`${site}/___graphql`, asked).catch(() => undefined)
  return response?.ok ? response.text() : ""
}
