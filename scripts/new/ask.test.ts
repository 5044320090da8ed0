import { spawnSync } from "node:child_process"
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { copyFixture, fixture } from "../../test/fixture"
import { runNew } from "../../test/commands/run-new"
import { type Turn, back, controlC, down, enter, typist } from "../../test/commands/typist"

/** Answers the questions of `npm run new` key by key. */

let root: string

beforeEach(() => {
  root = copyFixture()
  cpSync(".prettierrc.json", path.join(root, ".prettierrc.json"))
  symlinkSync(path.resolve("src"), path.join(root, "src"))
})

afterEach(() => rmSync(root, { recursive: true }))

/** Runs the command and plays each turn when its text appears. */
async function talk(kind: string[], turns: readonly Turn[]) {
  const { terminal, said } = typist(turns)
  const { status, stdout, stderr } = await runNew(root, kind, terminal)
  return { said: said() + stdout + stderr, status }
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), "utf8"))
const isUnchanged = () =>
  spawnSync("diff", ["-r", path.join(fixture, "content"), path.join(root, "content")]).status === 0

test("a question: the content type is chosen, an empty field is refused with the reason, the entry is written", async () => {
  const { said, status } = await talk(
    [],
    [
      ["What do you want to add?", down.repeat(5)],
      ["faq (a question", enter],
      ["The question.", enter],
      ["is missing", `Do you keep bees?${enter}`],
      ["The answer.", `Two hives.${enter}`],
    ],
  )
  expect(said).toContain("Written:")
  expect(status).toBe(0)
  expect(read("content/lists/faq.json")).toMatchObject({
    items: expect.arrayContaining([{ question: "Do you keep bees?", answer: "Two hives." }]),
  })
})

test("a project: a folder that exists is refused with the reason, and suggestions are offered", async () => {
  const { said, status } = await talk(
    ["project"],
    [
      ["The project's name.", `Loom${enter}`],
      // The suggestion is made from the title.
      ["Its folder's name", enter],
      ["is taken", `${back.repeat("loom".length)}beehive${enter}`],
      ["Its place on the work list", enter],
      ["When it was finished", enter],
      ["What kind of work", enter],
      ["technologies and topics", `Bees, Honey${enter}`],
      ["What it is", `It counts bees.${enter}`],
      ["Why it was built", `Nobody counted them.${enter}`],
      ["The accent on light ground", `${back.repeat("#1d4f91".length)}yellow${enter}`],
      ["such as #", `${back.repeat("yellow".length)}#1d4f91${enter}`],
      ["Text upon the accent", enter],
      ["The accent on dark ground", enter],
      ["Where the thumbnail leads", `https://bees.dev${enter}`],
      ["link to the web app says", enter],
      ["button Source Code or Visit", enter],
    ],
  )
  expect(said).toContain("content/projects/loom already exists")
  expect(status).toBe(0)
  expect(read("content/projects/beehive/project.json")).toMatchObject({
    title: "Loom",
    tags: ["Bees", "Honey"],
    color: "#1d4f91",
    actionLabel: "Loom, the web app",
  })
  expect(existsSync(path.join(root, "content/projects/beehive/thumbnail.png"))).toBe(true)
})

test.each([
  ["the choice of a kind", [], "What do you want to add?"],
  ["the first question", ["project"], "The project's name."],
])("Ctrl-C at %s writes nothing and says so", async (_, kind, seen) => {
  const { said, status } = await talk(kind, [[seen, controlC]])
  expect(said).toContain("Nothing was written.")
  expect(status).toBe(1)
  expect(isUnchanged()).toBe(true)
})
