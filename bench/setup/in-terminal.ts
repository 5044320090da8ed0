import { spawn } from "node:child_process"
import { stripVTControlCharacters } from "node:util"
import type { Turn } from "../../test/commands/typist"
import { type } from "./person"

/** A screen of usual size: without one, prompts would be laid out for none. */
const screen = "stty cols 100 rows 40"

/** `script` gives a command a terminal of its own: util-linux's takes the command in one word, that of macOS in several. */
const scriptArguments = (command: string) =>
  process.platform === "darwin"
    ? ["-q", "/dev/null", "sh", "-c", `${screen}; ${command}`]
    : ["-qfec", `${screen}; ${command}`, "/dev/null"]

/**
 * Runs a command in a pseudo-terminal, where a person plays each turn when its text appears.
 * @returns the seconds in all, and those of the person.
 * @throws with what stood on the screen if the command fails, or ends before the last turn.
 */
export async function inTerminal(command: string, cwd: string, turns: readonly Turn[]) {
  const start = performance.now()
  const child = spawn("script", scriptArguments(command), { cwd, stdio: ["pipe", "pipe", "inherit"] })
  const left = [...turns]
  let [said, fresh, person, isTyping] = ["", "", 0, false]
  async function play() {
    const [turn] = left
    if (isTyping || !turn || !fresh.includes(turn[0])) return
    left.shift()
    ;[fresh, isTyping] = ["", true]
    person += await type(turn[1], (key) => child.stdin.write(key))
    isTyping = false
    await play()
  }
  child.stdout.on("data", (words: Buffer) => {
    const plain = stripVTControlCharacters(words.toString())
    said += plain
    fresh += plain
    void play()
  })
  const code = await new Promise((done) => {
    child.on("close", done)
    child.on("error", done)
  })
  if (code !== 0 || left.length > 0)
    throw new Error(`${command} failed (${String(code)}), with ${left.length} questions left:\n${said}`)
  return { seconds: (performance.now() - start) / 1000, person }
}
