import type { Readable, Writable } from "node:stream"
import type { Ask } from "./fill"

/** Where questions are shown, and where their answers come from. */
export type Terminal = { input: Readable; output: Writable }

/** Asks in a terminal. @throws where the owner turns away with Escape or Ctrl-C. */
export async function asker(terminal: Terminal): Promise<Ask> {
  const { isCancel, select, text } = await import("@clack/prompts")
  return async ({ label: message, suggestion, options, check }) => {
    const answer = options.length
      ? await select({ ...terminal, message, options: options.map((value) => ({ value, label: value })) })
      : await text({
          ...terminal,
          message,
          initialValue: suggestion,
          validate: (typed = "") => check(typed),
        })
    if (isCancel(answer)) throw new Error("Nothing was written.")
    return answer
  }
}

/** Asks which of the kinds to make. @throws where the owner turns away. */
export async function askKind(
  kinds: readonly { name: string; about: string }[],
  terminal: Terminal,
): Promise<string> {
  const { isCancel, select } = await import("@clack/prompts")
  const options = kinds.map(({ name, about }) => ({ value: name, label: name, hint: about }))
  const answer = await select({ ...terminal, message: "What do you want to add?", options })
  if (isCancel(answer)) throw new Error("Nothing was written.")
  return answer
}
