import { measureSite } from "./measure-site"
import { help, readOptions } from "./options"
import { printComparison } from "./print-comparison"
import { readResults, writeResults } from "./results"

const say = (line: string) => console.error(line)

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  // Read first: nobody waits half an hour to hear that the file is not there.
  const before = options.compare === undefined ? undefined : readResults(options.compare)
  const results = await measureSite(options, say)
  writeResults(options.out, results)
  if (before) console.log(`\n${printComparison(before, results)}`)
  console.log(`\nThe figures are in ${options.out}.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
