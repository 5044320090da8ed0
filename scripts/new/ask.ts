import type { Readable, Writable } from "node:stream"
import type { Ask } from "./fill"

export type Terminal = { input: Readable; output: Writable }

/** Returns a function that asks in a terminal. @throws if the owner cancels with Escape or Ctrl-C. */
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

/** Asks which kind to make. @throws if the owner cancels. */
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
