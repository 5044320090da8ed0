import { allowsSamples } from "../src/launch/deploys"
import { allLaunchIssues, launchBlockers, launchReport } from "../src/launch/find-launch-issues"
import { readArguments } from "./read-arguments"

const help = `npm run launch:check [-- folder]

Lists what still speaks of the sample in this copy, or in the copy in another folder: marked samples, example
addresses, names, places, prices and counts of the sample, pictures and videos of other entries, placeholders.
Each line names the file, the line, the field and what to do.

A line that begins with "hint:" is a proposal. Any other line makes the command fail, and a host's build of the
live site too. content/launch.json names what you want to keep as it is. With ALLOW_SAMPLE_CONTENT set to "true",
nothing fails. docs/launch.md says more.`

/** `npm run launch:check [-- folder]`: lists what is not the owner's own yet. */
async function main() {
  const { positionals } = readArguments(help, { allowPositionals: true })
  const left = await allLaunchIssues(positionals[0] ?? process.cwd(), process.env)
  const mustChange = launchBlockers(left).length > 0
  if (left.length) (mustChange ? console.error : console.log)(launchReport(left))
  if (!mustChange) return console.log("This copy is ready to go live.")
  process.exitCode = allowsSamples(process.env) ? 0 : 1
}

void main()
