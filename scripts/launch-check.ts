import { allowsSamples } from "../src/launch/settings"
import { leftReport, whatIsLeft } from "../src/launch/what-is-left"
import { readArguments } from "./read-arguments"

const help = `npm run launch:check [-- folder]

Lists what still stands between this copy and a live site, or the copy in another folder.
Samples, the placeholder owner, example addresses, payment and calendar links, the mail provider's ids,
figures without a source, pictures that are missing or placeholders: each with the file, the line and what to do.

It fails while anything is left, and so does a production deploy on Netlify, unless ALLOW_SAMPLE_CONTENT is "true".`

/** `npm run launch:check [-- folder]`: lists what is not the owner's own yet. */
function main() {
  const { positionals } = readArguments(help, { allowPositionals: true })
  const left = whatIsLeft(positionals[0] ?? process.cwd(), process.env)
  if (left.length === 0) return console.log("Nothing stands between this copy and a live site.")
  console.error(leftReport(left))
  process.exitCode = allowsSamples(process.env) ? 0 : 1
}

main()
