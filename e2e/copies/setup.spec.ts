import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { mediaDigest } from "../../src/launch/sample/media-digest"
import { readDigests } from "../../src/launch/sample/sample-copies"
import { sampleFacts } from "../../src/launch/sample/sample-facts"
import { sentencesWith, shortDigest } from "../../src/launch/sample/sentences"
import { readContent } from "../../src/model/read/content"
import { copyProject, runIn } from "../../test/copies/copy-site"
import { copy, restoreSnapshot } from "../../test/copies/site-snapshot"
import { isSample } from "../../test/is-sample"
import { git } from "../../test/commands/git"
import { expect, test } from "../helpers/base"
import { build, inCopy, inPublic, page } from "./built"
import { expectNothingLost } from "./sparse-content"

/** `npm run setup` on the project as it is shipped, unattended, and the site that comes of it. */

test.describe.configure({ mode: "serial", timeout: 1_800_000 })
test.skip(!isSample, "The sample is gone here, so there is none to take out.")

const answers = {
  name: "Ada Byron",
  jobTitle: "Web developer",
  email: "ada@adabyron.dev",
  phone: "+15035557100",
  location: "Portland, Oregon",
  timeZone: "America/Los_Angeles",
  does: "I make websites for small shops.",
  since: "2021-02-01",
  url: "https://adabyron.dev",
  host: "netlify",
  color: "#0b5cad",
  type: "archivo-inter",
  skills: ["React", "Node.js"],
  profiles: ["https://github.com/ada-byron"],
  calendar: "https://calendly.com/ada-byron/call",
  projects: [
    {
      title: "Abacus",
      sentence: "It counts what a small shop sells.",
      reason: "Counting by hand took an hour each evening.",
      address: "https://abacus.dev",
      tags: ["React"],
      study: true,
    },
  ],
}

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
  copyProject(copy, ".")
  git(copy, "init", "--quiet")
  appendFileSync(inCopy(".git/info/exclude"), "node_modules\nanswers.json\n")
  git(copy, "add", "--all")
  git(copy, "commit", "--quiet", "--message", "As it is shipped")
  writeFileSync(inCopy("answers.json"), JSON.stringify(answers))
  const { code, output } = await runIn(copy, "npm", ["run", "setup", "--", "--answers", "answers.json"])
  expect(code, output).toBe(0)
  await build()
})

test("every rule of built pages holds, and the site is ready to go live", async () => {
  // In the copy, which has fonts of its own.
  for (const command of ["audit", "launch:check"]) {
    const { code, output } = await runIn(copy, "npm", ["run", command])
    expect(code, output).toBe(0)
  }
  expect(page("about-ada")).toContain(answers.does)
})

test("no part of a page lacks what it is for", expectNothingLost)

test("no page and no file has a name, a sentence or an address of the sample", () => {
  const { owner, clients, schools, projects } = sampleFacts
  const names = [...owner, ...clients, ...schools, ...Object.values(projects)]
  const values = Object.values(readContent(copy).tokens)
  const { sentences } = readDigests()
  const found = texts().flatMap(({ file, text }) => [
    ...names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
    ...sentencesWith(
      text.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, "\n"),
      values,
    )
      .filter((sentence) => sentences.has(shortDigest(sentence)))
      .map((sentence) => `${file}: ${sentence}`),
  ])
  expect(found).toEqual([])
})

test("no picture and no film is the sample's", () => {
  const { media } = readDigests()
  const kept = filesBelow(inPublic()).filter((file) => media.has(mediaDigest(inPublic(file))))
  expect(kept).toEqual([])
})

/** The published files that are text, but for the scripts, which are the project's. */
const texts = () =>
  filesBelow(inPublic())
    .filter(
      (file) =>
        /\.(?:html|md|txt|xml|json|vcf|webmanifest|svg)$/.test(file) &&
        path.basename(file) !== "licenses.txt",
    )
    .map((file) => ({ file, text: readFileSync(inPublic(file), "utf8") }))
