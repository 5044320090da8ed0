import { type ParseArgsConfig, parseArgs } from "node:util"

const reasonOf = (error: unknown) => (error instanceof Error ? error.message.split(". ")[0] : String(error))

/** A command's arguments. Exits after `--help`, and with code 1 after an unknown argument. */
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
