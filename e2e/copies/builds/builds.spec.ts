import { spawn } from "node:child_process"
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { buildCopy, envOf, gatsby, rewrite } from "../../../test/copies/copy-site"
import { copy, restoreSnapshot } from "../../../test/copies/site-snapshot"
import { expect, test } from "../../helpers/base"
import { build, inContent, inCopy, inPublic, page } from "../built"
import { bare, removeOptionalContent } from "./bare"

/**
 * Whatever happened to the last build, the next one publishes the current state of the content: the copy of the small
 * site is built twice without success, and then as the site of an owner who has little.
 */

test.describe.configure({ mode: "serial", timeout: 1_800_000 })

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
})

const fromScratch = "This build starts from scratch"

test("a build without `public` is killed", async () => {
  rewrite(inContent("lists/faq.json"), (text) =>
    text.replace(/"question": "[^"]+"/, '"question": "Words of a killed build?"'),
  )
  rmSync(inPublic(), { recursive: true })
  expect(await buildUntil("onPostBootstrap")).not.toContain(fromScratch)
})

test("a failed build after a killed one starts from scratch, and names the file", async () => {
  rewrite(inContent("projects/loom/project.json"), (text) =>
    text.replace(/"title": "[^"]+"/, '"title": "Words of a failed build"'),
  )
  const component = readFileSync(inCopy("src/pages/404.tsx"), "utf8")
  writeFileSync(inCopy("src/pages/404.tsx"), `${component}\n}{`)
  const { code, output } = await buildCopy(copy)
  expect(code).not.toBe(0)
  expect(output).toContain("404.tsx")
  expect(output).toContain(fromScratch)
  writeFileSync(inCopy("src/pages/404.tsx"), component)
})

test("texts changed before a killed build and before a failed build are published by the next one", async () => {
  removeOptionalContent()
  expect(await build()).toContain(fromScratch)
  expect(page("pricing")).toContain("Words of a killed build?")
  for (const address of ["work", "work/loom"])
    expect(page(address), address).toContain("Words of a failed build")
})

test.describe("a site that lacks most of what it may have", bare)

/** Builds the copy and kills the build with all its processes when it prints the given words. Returns its output. */
async function buildUntil(words: string): Promise<string> {
  const building = spawn(process.execPath, [gatsby, "build"], { cwd: copy, env: envOf(copy), detached: true })
  let output = ""
  let killed = false
  building.stdout.on("data", (data) => {
    output += String(data)
    if (killed || !output.includes(words) || !building.pid) return
    killed = process.kill(-building.pid, "SIGKILL")
  })
  await new Promise((ended) => building.on("close", ended))
  expect(output).toContain(words)
  expect(output).not.toContain("Done building")
  return output
}
