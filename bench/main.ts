import { measureGrowth } from "./growth/measure-growth"
import { measureAstro } from "./growth/measure-astro"
import { printGrowth } from "./growth/print-growth"
import { measureSite } from "./measure-site"
import { help, readOptions } from "./options"
import { printComparison } from "./print-comparison"
import { measureSetup } from "./setup/measure-setup"
import { printSetup } from "./setup/print-setup"
import { record } from "./record/record"
import { runFacts } from "./record/run-facts"
import { type Results, readResults, writeResults } from "./results"

const say = (line: string) => console.error(line)

async function main() {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(help)
  const facts = runFacts(options.argv)
  // Read first, so that nobody waits half an hour to learn that the file is missing.
  const before = options.compare === undefined ? undefined : readResults(options.compare)
  const results = await measured(options)
  writeResults(options.out, results)
  if (options.record && results.runs) {
    const files = record(process.cwd(), options.pages, results.runs, facts)
    console.log(`\nThe ledger has it: ${files.join(", ")}.`)
  }
  if (before) console.log(`\n${printComparison(before, results)}`)
  console.log(`\nThe figures are in ${options.out}.`)
}

async function measured(options: ReturnType<typeof readOptions>): Promise<Results> {
  if (options.growth) return measureSizes(options)
  return options.setup ? measureOwnSite(options) : measureSite(options, say)
}

async function measureOwnSite(options: ReturnType<typeof readOptions>): Promise<Results> {
  const setup = await measureSetup(options, say)
  console.log(`\n${printSetup(setup)}`)
  return { at: new Date().toISOString(), setup }
}

async function measureSizes({ sizes, pictures, astro }: ReturnType<typeof readOptions>): Promise<Results> {
  const growth = []
  for (const count of sizes) growth.push(await measureGrowth({ count, pictures }, say))
  if (astro && pictures) for (const count of sizes) growth.push(await measureAstro(count, say))
  console.log(`\n${printGrowth(growth)}`)
  return { at: new Date().toISOString(), growth }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
