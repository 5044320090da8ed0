import { type ParseArgsConfig, parseArgs } from "node:util"

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split(". ")[0] : String(error))

/**
 * Returns a command's arguments. With `--help` it prints the help and exits. With an unknown
 * argument it prints an error and exits with code 1.
 * @param help the command's usage, on one line, and what it does.
 * @param config the arguments it takes, as for `parseArgs`.
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
