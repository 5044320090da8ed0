import { PassThrough } from "node:stream"
import { stripVTControlCharacters } from "node:util"

export const enter = "\r"
export const space = " "
export const down = "\u001B[B"
export const back = "\u007F"
/** Control-U empties a line. */
export const clear = "\u0015"
export const controlC = "\u0003"

/** The text to wait for on the screen, and the keys to press then. */
export type Turn = readonly [seen: string, keys: string]

/** A terminal in which somebody plays each turn when its text appears, and what stood on its screen. */
export function typist(turns: readonly Turn[]) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const left = [...turns]
  let asked = ""
  let fresh = ""
  output.on("data", (words: Buffer) => {
    const plain = stripVTControlCharacters(words.toString())
    asked += plain
    fresh += plain
    const [seen, keys] = left[0] ?? []
    if (seen === undefined || keys === undefined || !fresh.includes(seen)) return
    left.shift()
    fresh = ""
    // The prompt listens once it has drawn all.
    setImmediate(() => input.write(keys))
  })
  return { terminal: { input, output }, said: () => asked }
}
