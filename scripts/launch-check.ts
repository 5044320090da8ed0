import { allowsSamples } from "../src/launch/settings"
import { leftReport, whatIsLeft } from "../src/launch/what-is-left"
import { readArguments } from "./read-arguments"

const help = `npm run launch:check [-- folder]

Lists what you still have to replace in this copy, or in the copy in another folder, before it goes live:
samples, the placeholder owner, example addresses, payment and calendar links, the mail provider's ids,
figures without a source, and pictures that are missing or placeholders.
For each it names the file, the line and what to do.

While anything is left, it fails. A production deploy on Netlify fails too. Neither fails if ALLOW_SAMPLE_CONTENT is "true".`

/** `npm run launch:check [-- folder]`: lists what is not the owner's own yet. */
function main() {
  const { positionals } = readArguments(help, { allowPositionals: true })
  const left = whatIsLeft(positionals[0] ?? process.cwd(), process.env)
  if (left.length === 0) return console.log("This copy is ready to go live.")
  console.error(leftReport(left))
  process.exitCode = allowsSamples(process.env) ? 0 : 1
}

main()
