import { checkContent } from "../src/model/validate/check"
import { errorReport, warningLine } from "../src/model/errors/content-issue"
import { reportToGithub } from "./github-report"
import { readArguments } from "./read-arguments"

const help = `npm run content:check [-- folder]

Reports every error in content/, one per line: the file, the line, what is wrong. It fails if there is one;
warnings do not fail it. In a workflow of GitHub's, each is a note in the pull request, and a summary has all. The folder is that of another copy of the project; without it, this one.`

/** `npm run content:check [-- folder]`: lists every error and warning of the content, one per line. */
async function main() {
  const { positionals } = readArguments(help, { allowPositionals: true })
  const [root = process.cwd()] = positionals
  const { errors, warnings } = await checkContent(root)
  if (positionals.length === 0) reportToGithub(errors, warnings)
  for (const warning of warnings) console.warn(warningLine(warning))
  if (errors.length) {
    console.error(errorReport(errors))
    process.exitCode = 1
  } else {
    console.log("The content is in order.")
  }
}

main().catch((error: unknown) => {
  console.error(`The content could not be read: ${String(error)}`)
  process.exitCode = 1
})
