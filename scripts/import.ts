import { readFileSync } from "node:fs"
import { importResume } from "./import/import-resume"
import { readArguments } from "./read-arguments"

const help = `npm run import -- <resume.json> [folder] [--force]

Fills content/ from a resume in the JSON Resume schema (https://jsonresume.org/schema): the resume itself, the owner
in site.json, education and skills. It says what it wrote, what it read in another form, and what has no place. What is
your own and says something else stays as it is. The folder is that of another copy of the project.

  --force   overwrites what is your own too`

/** `npm run import`: fills the content from a resume. */
function main() {
  const { values, positionals } = readArguments(help, {
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  })
  const [file, root = process.cwd()] = positionals
  if (file === undefined) {
    console.error(help)
    process.exitCode = 1
    return
  }
  const { written, kept, changed, left } = importResume(readFileSync(file, "utf8"), {
    root,
    force: values.force,
  })
  tell("Written:", written)
  tell("Kept as it is your own (--force overwrites it):", kept)
  tell("Read in another form than it is written (see that it is right):", changed)
  tell("Without a place in the content:", left)
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
