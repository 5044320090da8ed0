import { readArguments } from "../../scripts/read-arguments"
import { tryCases } from "./try-cases"

const help = `npm run test:invalid-content

Corrupts every content file of the small site in every way, one at a time and in memory, and runs the content check on
each. It tells each case that was not reported with file and field or line. The unit tests try a sample.`

async function main() {
  readArguments(help, {})
  const { missed, total } = await tryCases()
  const result = `${total.toLocaleString("en-US")} corrupted files, ${missed.length || "none"} missed`
  console.log([...missed, result].join("\n"))
  process.exitCode = missed.length ? 1 : 0
}

void main()
