import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { rewrite } from "../copies/copy-site"
import { fixture } from "../fixture"
import { git } from "./git"

/** What commands read of a project, besides its content. */
const read = [
  ".prettierrc.json",
  "src/styles",
  "src/launch/sample/sample-digests.json",
  "src/pages",
  "docs/hosting/github.md",
  "scripts/setup/starter",
  "src/lettering/fonts",
]

let first: string | undefined

afterAll(() => {
  if (first !== undefined) rmSync(first, { recursive: true })
})

/** A repository like `makeProject`'s to change, made once for all tests of a file. */
export function sampleProject(): string {
  first ??= makeProject()
  const root = mkdtempSync(path.join(tmpdir(), "project-"))
  cpSync(first, root, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  return root
}

/** A repository with the small site, marked as the sample of a project that nobody has made their own yet. */
function makeProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), "project-"))
  for (const name of read) cpSync(name, path.join(root, name), { recursive: true })
  for (const part of ["content", "static"])
    cpSync(path.join(fixture, part), path.join(root, part), { recursive: true })
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  markSamples(root)
  writeFileSync(path.join(root, ".gitignore"), "node_modules\n.env*\n")
  git(root, "init", "--quiet", "--initial-branch", "main")
  git(root, "add", "--all")
  git(root, "commit", "--quiet", "--message", "Start")
  return root
}

const entries = [
  "projects/loom/project.json",
  "projects/ferry/project.json",
  "states/yorkshire.json",
  "states/cumbria.json",
  "claims/loom.json",
  "claims/ferry.json",
  "claims/wind.json",
  "claims/front-page.json",
  "claims/speed-home.json",
  "lists/plans.json",
  "lists/roles.json",
  "lists/education.json",
  "lists/faq.json",
  "lists/testimonials.json",
  "lists/commitments.json",
  "lists/currencies.json",
  "resume.json",
]
const texts = [
  "projects/loom/case-study.mdx",
  "projects/ferry/case-study.mdx",
  "blog/wet-paper/index.mdx",
  "blog/ninety-years/index.mdx",
  "pages/privacy.mdx",
  "pages/terms.mdx",
]

const mark = (text: string) => text.replace(/^\{/, '{ "sample": true,')
const markText = (text: string) => text.replace(/^---\n/, "---\nsample: true\n")

/** A list of skills has no mark. These prove nothing, so nothing is lost with the projects. */
const unproven = (text: string) =>
  text.replaceAll(/,\s*"(?:project|since|why)": "[^"]*"|,\s*"evidence": \[[^\]]*\]/g, "")

function markSamples(root: string) {
  const at = (file: string) => path.join(root, "content", file)
  for (const file of entries) rewrite(at(file), mark)
  for (const file of texts) rewrite(at(file), markText)
  rewrite(at("lists/skills.json"), unproven)
  rewrite(at("site.json"), (text) => text.replace('"owner": {', '"owner": { "sample": true,'))
}
