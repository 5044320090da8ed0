/**
 * Runs a command in this process, as if it were started in a folder.
 * @returns its status and what it printed.
 */
export async function inProcess(root: string, command: () => Promise<void>) {
  const here = process.cwd()
  const [stdout, stderr] = [record("log"), record("error")]
  process.chdir(root)
  process.exitCode = 0
  try {
    await command()
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
