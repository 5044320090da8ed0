import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { linkedPages } from "../../src/model/validate/links/anchors"
import { checkContent, outlinesOf, referenceContext } from "../../src/model/validate/check"
import { readContent } from "../../src/model/read/content"
import { issueLine } from "../../src/model/errors/content-issue"
import { didYouMean } from "../../src/model/errors/reason"
import type { Site } from "./answers"
import { type Terminal, askKind, asker } from "./ask"
import { type Flags, fill } from "./fill"
import type { Form, NewFile } from "./form"
import { forms, questionsFor } from "./forms"
import { columns, help, helpFor } from "./help"

/** `npm run new`: makes an entry, or prints why it cannot and sets the exit code. `terminal` answers questions. */
export async function run(args: string[], terminal?: Terminal) {
  try {
    await makeEntry(args, terminal)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function makeEntry(args: string[], terminal?: Terminal) {
  const [first = ""] = args
  if (first === "--help" || first === "-h") return console.log(help())
  if (!first && !terminal) throw new Error(help())
  const name = first || (terminal ? await askKind(forms, terminal) : "")
  const form = forms.find((each) => each.name === name)
  if (!form) {
    const names = forms.map((each) => each.name)
    throw new Error(`There is no kind "${name}"${didYouMean(name, names)}\n\n${help()}`)
  }
  const flags = flagsOf(form, args.slice(1))
  if (flags["help"] !== undefined) return console.log(helpFor(form))

  const site = await siteAt(process.cwd())
  const { slug, answers, lacks } = await fill(form, flags, site, terminal && (await asker(terminal)))
  if (lacks.length) {
    const list = columns(lacks.map(({ flag, reason }) => [`--${flag}`, reason]))
    throw new Error(["Nothing was written. These flags are missing or invalid:", "", ...list].join("\n"))
  }
  const draft = { root: process.cwd(), slug, answers }
  const files = await form.make(draft)
  write(files)
  console.log(["Written:", ...files.map(({ file }) => `  ${file}`), "", "Next:"].join("\n"))
  console.log(
    form
      .next(draft)
      .map((step) => `  - ${step}`)
      .join("\n"),
  )
  console.log("  - npm start shows it. npm run launch:check lists what is still a sample or a placeholder.")
  await reportErrors(files)
}

/** Returns the given flags. @throws if one is unknown, with the nearest known one. */
function flagsOf(form: Form, args: string[]): Flags {
  const known = ["slug", ...questionsFor(form).map(({ flag }) => flag)]
  const options = Object.fromEntries([
    ...known.map((flag) => [flag, { type: "string" as const }]),
    ["help", { type: "boolean" as const, short: "h" }],
  ])
  const given = args.flatMap((arg) => /^--([^=]+)/.exec(arg)?.[1] ?? [])
  const unknown = given.find((flag) => flag !== "help" && !known.includes(flag))
  if (unknown)
    throw new Error(`There is no flag --${unknown}${didYouMean(unknown, known)}\n\n${helpFor(form)}`)
  const { values } = parseArgs({ args, options })
  return Object.fromEntries(Object.entries(values).map(([flag, value]) => [flag, String(value)]))
}

async function siteAt(root: string): Promise<Site> {
  const content = readContent(root)
  const pages = linkedPages(content, await outlinesOf(content))
  return { root, tokens: content.tokens, context: referenceContext(content, pages) }
}

/** Writes an entry's files. Only a list's file may already exist. */
function write(files: readonly NewFile[]) {
  for (const { file } of files) {
    if (existsSync(file) && !file.startsWith("content/lists/")) throw new Error(`${file} already exists.`)
  }
  for (const { file, content } of files) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Throws the content check's errors in the new files. */
async function reportErrors(files: readonly NewFile[]) {
  const found = await checkContent(process.cwd())
  const issues = found.errors.filter(({ file }) => files.some((each) => each.file === file))
  if (issues.length) throw new Error(["", ...issues.map(issueLine)].join("\n"))
}
