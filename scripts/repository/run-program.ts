import { spawn } from "node:child_process"

/** npm is a batch file on Windows, which only a shell starts. */
const isShell = process.platform === "win32"

/**
 * Runs a program in a folder, with all that it starts, until it ends or the signal is aborted.
 * @param words of the program; they need no quoting.
 * @returns whether it went well, and all that it printed.
 */
export function runProgram(
  folder: string,
  [program = "", ...words]: readonly string[],
  signal: AbortSignal,
): Promise<{ ok: boolean; output: string }> {
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
    shell: isShell,
    // A group of its own, so that it can be stopped with all that it has started.
    detached: !isShell,
  })
  const stop = () => {
    if (isShell || child.pid === undefined) child.kill()
    else process.kill(-child.pid, "SIGKILL")
  }
  signal.addEventListener("abort", stop)
  let output = ""
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("close", (code) => {
      signal.removeEventListener("abort", stop)
      resolve({ ok: code === 0, output: output.trimEnd() })
    })
  })
}
