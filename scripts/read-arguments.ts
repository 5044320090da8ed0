import { type ParseArgsConfig, parseArgs } from "node:util"

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split(". ")[0] : String(error))

/**
 * What a command was given. With `--help` it prints the help and ends the process; with what the
 * command does not take it says so, and ends it as failed.
 * @param help how the command is called, in a line, and what it does.
 * @param config what it takes, as `parseArgs` has it.
 */
export function readArguments<Config extends ParseArgsConfig>(help: string, config: Config) {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(help)
    return process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    console.error(`${reasonOf(error)}.\n\n${help}`)
    return process.exit(1)
  }
}
