import { run } from "../../scripts/new/run"
import type { Terminal } from "../../scripts/new/ask"

/**
 * Runs `npm run new` in this process.
 * @param root the project's folder.
 * @param terminal the terminal for questions; omitted if nobody can answer.
 * @returns its status and what it printed.
 */
export async function runNew(root: string, args: readonly string[], terminal?: Terminal) {
  const here = process.cwd()
  const [stdout, stderr] = [record("log"), record("error")]
  process.chdir(root)
  process.exitCode = 0
  try {
    await run([...args], terminal)
    return { status: process.exitCode, stdout: stdout.text(), stderr: stderr.text() }
  } finally {
    process.exitCode = 0
    process.chdir(here)
    stdout.restore()
    stderr.restore()
  }
}

/** Keeps what is printed from now on. */
function record(method: "log" | "error") {
  const lines: string[] = []
  const spy = jest
    .spyOn(console, method)
    .mockImplementation((...words: unknown[]) => void lines.push(`${words.join(" ")}\n`))
  return { text: () => lines.join(""), restore: () => spy.mockRestore() }
}
