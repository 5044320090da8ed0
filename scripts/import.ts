import { importResume } from "./import/import-resume"
import { readSource } from "./import/read-source"
import { readArguments } from "./read-arguments"

const help = `npm run import -- <resume.json> [folder] [--force]

Fills content/ from a resume in the JSON Resume schema (https://jsonresume.org/schema), or from LinkedIn's own export, as
the archive that it sends or the folder with its files: the resume itself, the owner in site.json, education and skills.
What is still the sample's there goes. It says what it wrote, what it read in another form, and what has no place. What is
your own and says something else stays as it is. The folder is that of another copy of the project.

  --force   overwrites what is your own too`

/** `npm run import`: fills the content from a resume. */
function main() {
  const { values, positionals } = readArguments(help, {
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  })
  const [source, root = process.cwd()] = positionals
  if (source === undefined) {
    console.error(help)
    process.exitCode = 1
    return
  }
  const { written, kept, changed, left } = importResume(readSource(source), { root, force: values.force })
  tell("Written:", written)
  tell("Kept as it is your own (--force overwrites it):", kept)
  tell("Read in another form than it is written (see that it is right):", changed)
  tell("Not taken (correct it and import again, or write it into content/):", left)
  console.log("\nNow run npm run content:check, and npm run launch:check for what is still a sample.")
}

function tell(title: string, lines: readonly string[]) {
  if (lines.length) console.log([title, ...lines.map((line) => `  ${line}`), ""].join("\n"))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
