import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../test/fixture"
import { runNew } from "../../test/commands/run-new"
import { issueLine } from "../../src/model/errors/content-issue"
import { checkContent } from "../../src/model/validate/check"

let root: string

beforeEach(() => {
  root = copyFixture()
  cpSync(".prettierrc.json", path.join(root, ".prettierrc.json"))
  const site = JSON.parse(read("content/site.json"))
  write("content/site.json", JSON.stringify({ ...site, languages: ["en-GB", "es"] }))
})

afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const make = (...args: string[]) => runNew(root, ["translation", ...args])
const fieldsOf = (file: string) => JSON.parse(read(file))

/** What the check tells of a file, without its name. */
async function told(file: string) {
  const { errors, warnings } = await checkContent(root)
  return [...errors, ...warnings].filter((issue) => issue.file === file).map(issueLine)
}

test("a translation begins with the original's words, marked, as a draft that the check goes through", async () => {
  const { status, stdout } = await make("es", "lists/faq")
  const file = "content/lists/faq.es.json"
  expect(status).toBe(0)
  expect(stdout).toContain(file)
  const fields = fieldsOf(file)
  expect(fields).toMatchObject({ draft: true, of: expect.stringMatching(/^[\da-f]{8}$/) })
  expect(fields.items[0].question).toBe("[en-GB] Do you work at weekends?")
  const lines = await told(file)
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.filter((line) => !line.includes("is not translated yet"))).toEqual([])
})

test("a text has its words, too, and the fields of figures and pictures are not there", async () => {
  await make("es", "content/blog/wet-paper/index.mdx")
  const text = read("content/blog/wet-paper/index.es.mdx")
  expect(text).toMatch(/\n---\n\n\[en-GB\] The words below are the original's\./)
  expect(text).not.toMatch(/^(?:date|author|project):/m)
  expect(text).not.toContain("src:")
  expect(await told("content/blog/wet-paper/index.es.mdx")).toContainEqual(
    expect.stringMatching(/index\.es\.mdx:\d+ is not translated yet/),
  )
})

test("one that is there keeps its words, gets those that it lacks, and is up to date", async () => {
  await make("es", "lists/faq")
  const file = "content/lists/faq.es.json"
  const begun = fieldsOf(file)
  begun.items[0].question = "¿Trabaja los fines de semana?"
  begun.readBy = "Ana"
  write(file, JSON.stringify(begun))
  const original = fieldsOf("content/lists/faq.json")
  original.items.push({ question: "Do you travel?", answer: "I do." })
  write("content/lists/faq.json", JSON.stringify(original))
  expect(await told(file)).toContainEqual(expect.stringContaining("items has"))

  const { stdout } = await make("es", "lists/faq")
  const { of, readBy, items } = fieldsOf(file)
  expect(of).not.toBe(begun.of)
  expect(readBy).toBe("Ana")
  expect(items[0].question).toBe("¿Trabaja los fines de semana?")
  expect(items.at(-1)).toEqual({ question: "[en-GB] Do you travel?", answer: "[en-GB] I do." })
  expect(stdout).toContain("See that its other words still say what the original does")
})

test.each([
  [["fr", "pages/home"], 'add it to content/site.json: "languages": ["en-GB","es","fr"]'],
  [["en-GB", "pages/home"], "en-gb is the language of the originals"],
  [["es", "pages/hime"], 'there is no content/pages/hime, did you mean "pages/home"?'],
  [["es"], "begins a translation"],
])("%j is refused, with what to do", async (args, words) => {
  const { status, stderr } = await make(...args)
  expect(status).toBe(1)
  expect(stderr.toLowerCase()).toContain(words.toLowerCase())
})
