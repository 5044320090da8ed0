import { spawn } from "node:child_process"
import { cpSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "../base"
import sharp from "sharp"
import { buildCopy, envOf, gatsby, rewrite } from "../../test/copy-site"
import { fixtureOwner as owner } from "../../test/fixture"
import { copy as original, restoreSnapshot } from "../../test/site-snapshot"

/**
 * Whatever happened to the last build, the next one publishes the project's current state: every change, and
 * nothing that was removed. The copy of the small site, which has been built, is built repeatedly, like an owner's.
 */

let copy = original

test.describe.configure({ mode: "serial", timeout: 600_000 })

const moved = `${original}-moved`
const inCopy = (...place: string[]) => path.join(copy, ...place)
const page = (address: string) => readFileSync(inCopy("public", address, "index.html"), "utf8")
const retitle = (title: string) =>
  rewrite(inCopy("content/blog/wet-paper/index.mdx"), (text) =>
    text.replace(/^title: .+$/m, `title: ${title}`),
  )

async function build() {
  const { code, said } = await buildCopy(copy)
  expect(code, said).toBe(0)
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  await restoreSnapshot()
  // An article to remove later, with pictures that nothing else uses.
  cpSync(inCopy("content/blog/ninety-years"), inCopy("content/blog/how-i-count"), { recursive: true })
  rewrite(inCopy("content/blog/how-i-count/index.mdx"), (text) =>
    text
      .replace(/^title: .+$/m, "title: How I count")
      .replace(/^date: .+$/m, "date: 2025-02-03")
      .replace(/^( {2}title): "/m, '$1: "Counting: ')
      .replace(/^( {2}description): ".{20}/m, '$1: "How I count, in short'),
  )
  const red = { create: { width: 32, height: 20, channels: 3 as const, background: "#cc0000" } }
  for (const file of ["cover.png", "figure.png"])
    await sharp(red).png().toFile(inCopy("content/blog/how-i-count", file))
})

test.afterAll(() => rmSync(moved, { recursive: true, force: true }))

test("texts changed before a failed build are published by the next one", async () => {
  retitle("Words of a failed build")
  const component = readFileSync(inCopy("src/pages/404.tsx"), "utf8")
  writeFileSync(inCopy("src/pages/404.tsx"), `${component}\n}{`)
  const { code, said } = await buildCopy(copy)
  expect(code).not.toBe(0)
  expect(said).toContain("404.tsx")
  writeFileSync(inCopy("src/pages/404.tsx"), component)
  await build()
  expect(page("wet-paper")).toContain("Words of a failed build")
  expect(page(`${owner.slug}-blogs`)).toContain("Words of a failed build")
})

test("texts changed before a killed build, with `public` removed, are published by the next one", async () => {
  retitle("Words of a killed build")
  rmSync(inCopy("public"), { recursive: true })
  await buildUntil("onPostBootstrap")
  await build()
  expect(page("wet-paper")).toContain("Words of a killed build")
})

test("a moved project builds as before", async () => {
  retitle("Words of a moved folder")
  rmSync(moved, { recursive: true, force: true })
  renameSync(copy, moved)
  copy = moved
  await build()
  expect(page("wet-paper")).toContain("Words of a moved folder")
})

test("removed content leaves the site, and returns with its pictures", async () => {
  const before = published()
  const article = inCopy("content/blog/wet-paper/index.mdx")
  const component = inCopy("src/pages/404.tsx")
  const text = readFileSync(article, "utf8")
  const code = readFileSync(component, "utf8")
  const aside = `${copy}-aside`
  renameSync(inCopy("content/blog/how-i-count"), aside)
  // This figure is no longer shown, but its file stays.
  rewrite(article, (words) => words.replace(/^!\[.*board\.png\)$/m, ""))
  rewrite(component, (words) => `${words}\nconsole.log("changed")\n`)
  await build()
  const after = published()
  const gone = [...before.keys()].filter((file) => !after.has(file))
  expect(gone.filter((file) => file.includes("how-i-count"))).toEqual(
    expect.arrayContaining(["how-i-count/index.html", "share/how-i-count.jpg"]),
  )
  expect([...after.keys()].filter((file) => /how-i-count|board/.test(file))).toEqual([])
  expect(gone.filter((file) => /^static\/.*board/.test(file))).not.toEqual([])
  expect(gone.filter((file) => /component---src-pages-404-/.test(file))).toHaveLength(1)
  // Pictures are encoded only once.
  for (const [file, time] of before)
    if (file.startsWith("static/") && after.has(file)) expect(after.get(file), file).toBe(time)

  renameSync(aside, inCopy("content/blog/how-i-count"))
  writeFileSync(article, text)
  writeFileSync(component, code)
  await build()
  expect(names(published())).toEqual(names(before))
})

/** Returns the files' names without the scripts' hashes, which change with each build. */
const names = (files: ReadonlyMap<string, number>) =>
  [...files.keys()].map((file) => file.replace(/-[0-9a-f]{8}\.js/, ".js")).toSorted()

/** Returns the files of the built site, each with its modification time in milliseconds. */
function published(): Map<string, number> {
  const files = readdirSync(inCopy("public"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, number] => [path.relative(inCopy("public"), file), statSync(file).mtimeMs])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Builds the copy and kills the build with all its processes when it prints the given words. */
async function buildUntil(words: string) {
  const building = spawn(process.execPath, [gatsby, "build"], { cwd: copy, env: envOf(copy), detached: true })
  let said = ""
  let killed = false
  building.stdout.on("data", (data) => {
    said += String(data)
    if (killed || !said.includes(words) || !building.pid) return
    killed = process.kill(-building.pid, "SIGKILL")
  })
  await new Promise((ended) => building.on("close", ended))
  expect(said).toContain(words)
  expect(said).not.toContain("Done building")
}
