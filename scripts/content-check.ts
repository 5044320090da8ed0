import { checkContent } from "../src/model/check"
import { faultReport, warningLine } from "../src/model/fault"

/** `npm run content:check [folder]`: every fault and warning of the content, a line each. */
async function main([root = process.cwd()]: string[]) {
  const { faults, warnings } = await checkContent(root)
  for (const warning of warnings) console.warn(warningLine(warning))
  if (faults.length) {
    console.error(faultReport(faults))
    process.exitCode = 1
  } else {
    console.log("The content is in order.")
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`The content could not be read: ${String(error)}`)
  process.exitCode = 1
})
