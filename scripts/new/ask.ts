import type { Ask } from "./fill"

/** Asks in the terminal. @throws where the owner turns away with Escape or Ctrl-C. */
export async function terminal(): Promise<Ask> {
  const { isCancel, select, text } = await import("@clack/prompts")
  return async ({ label, suggestion, options, check }) => {
    const answer = options.length
      ? await select({ message: label, options: options.map((value) => ({ value, label: value })) })
      : await text({ message: label, initialValue: suggestion, validate: (typed = "") => check(typed) })
    if (isCancel(answer)) throw new Error("Nothing was written.")
    return answer
  }
}

/** Asks which of the kinds to make. @throws where the owner turns away. */
export async function askKind(kinds: readonly { name: string; about: string }[]): Promise<string> {
  const { isCancel, select } = await import("@clack/prompts")
  const options = kinds.map(({ name, about }) => ({ value: name, label: name, hint: about }))
  const answer = await select({ message: "What do you want to add?", options })
  if (isCancel(answer)) throw new Error("Nothing was written.")
  return answer
}
