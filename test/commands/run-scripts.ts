import { z } from "zod"

/**
 * Runs scripts one after the other in this process, so that the modules that they share load once. Takes a list of
 * [script, ...arguments] as JSON. Prints the list of each one's status and output as JSON.
 */

const runs = z.array(z.tuple([z.string()], z.string())).parse(JSON.parse(process.argv[2] ?? ""))

type Result = { status: number; stdout: string; stderr: string; isOver: boolean }
const results: Result[] = []

class Exit extends Error {}

const print = process.stdout.write.bind(process.stdout)

for (const stream of ["stdout", "stderr"] as const)
  process[stream].write = (text: string | Uint8Array) => {
    const result = results.at(-1)
    if (result && !result.isOver) result[stream] += String(text)
    return true
  }

process.exit = (code) => {
  end(Number(code ?? process.exitCode ?? 0))
  throw new Exit()
}

function end(status: number) {
  const result = results.at(-1)
  if (result && !result.isOver) Object.assign(result, { status, isOver: true })
}

function crash(error: unknown) {
  if (error instanceof Exit) return
  console.error(error)
  end(1)
}

function run(script: string, ...args: string[]) {
  results.push({ status: 0, stdout: "", stderr: "", isOver: false })
  process.exitCode = 0
  process.argv = [process.execPath, script, ...args]
  delete require.cache[script]
  try {
    require(script)
  } catch (error) {
    crash(error)
  }
  // The process goes on until it has nothing left to do.
  setImmediate(() => {})
}

process.on("unhandledRejection", crash)
// A script is done when nothing is left to do.
process.on("beforeExit", () => {
  end(Number(process.exitCode ?? 0))
  const next = runs[results.length]
  if (next) run(...next)
  else print(JSON.stringify(results))
})
