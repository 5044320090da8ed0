import { parseArgs } from "node:util"
import { help } from "./help"

/** What the command was told. */
export type Options = {
  to?: string
  from?: string
  base?: string
  dryRun: boolean
  check: boolean
  help: boolean
}

const flags = {
  to: { type: "string" },
  from: { type: "string" },
  base: { type: "string" },
  "dry-run": { type: "boolean", default: false },
  "no-check": { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const

/** The given flags. @throws with the help if one is unknown. */
export function optionsOf(args: string[]): Options {
  try {
    const { "dry-run": dryRun, "no-check": noCheck, ...others } = parseArgs({ args, options: flags }).values
    return { ...others, dryRun, check: !noCheck }
  } catch (error) {
    const said = error instanceof Error ? error.message.split(". ")[0] : String(error)
    throw new Error(`${said}.\n\n${help}`, { cause: error })
  }
}
