import { type Migrated, migrate, newestVersion, versionOf } from "../src/model/migrations/migrate"
import { readArguments } from "./read-arguments"

const help = `npm run content:update [-- folder] [-- --dry-run] [-- --from <version>]

Brings content/ to the present content model, after a later version of this project was merged. It renames and
adds fields and keeps the rest as it is: order, indentation, comments. content/version.json says which changes the
content has. Other text files in content/ are left as they are. The folder is that of another copy of the project.

  --dry-run   tells what it would change, and changes nothing
  --from 0    makes all changes since that version again, whatever content/version.json says. It does no harm.`

/** `npm run content:update`: runs the migrations that the content does not have yet. */
function main() {
  const { values, positionals } = readArguments(help, {
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, from: { type: "string" } },
  })
  const root = positionals[0] ?? process.cwd()
  const from = values.from === undefined ? (versionOf(root) ?? 0) : Number(values.from)
  const wrong = mistake(from)
  if (wrong) {
    console.error(wrong)
    process.exitCode = 1
    return
  }
  report(migrate(root, { from, dryRun: values["dry-run"] }), values["dry-run"])
}

function mistake(from: number): string | undefined {
  if (!Number.isInteger(from) || from < 0) return "--from takes the number of a version, such as 0."
  if (from > newestVersion)
    return `The content is of version ${from}, and this code knows ${newestVersion}: merge the newer code first (docs/updating.md).`
  return undefined
}

function report({ from, changes, reported }: Migrated, dryRun: boolean) {
  for (const line of changes) console.log(dryRun ? `would: ${line}` : line)
  if (reported.length) console.log(["", "For you to do:", ...reported].join("\n"))
  const end = dryRun ? "Nothing was changed." : "Now run npm run content:check."
  console.log(`\nThe content was of version ${from}, the newest is ${newestVersion}. ${end}`)
}

main()
