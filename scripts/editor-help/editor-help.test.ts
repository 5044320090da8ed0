import { existsSync, readFileSync, readdirSync } from "node:fs"
import { z } from "zod"
import { runScript } from "../../test/commands/run-script"
import { contentTypeOf, translationOf, type ContentType } from "../../src/model/schema/content-types"
import { noteFiles } from "../../src/model/schema/notes"
import { isResult } from "../../src/model/schema/results"
import { fieldTables } from "./field-tables"

/** In VS Code, `*` matches anything but a slash, and a leading slash is the workspace's folder. */
const patternOf = (glob: string) => new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`)
/** Of several patterns the last one that matches counts. One that begins with ! leaves out what it matches. */
const matches = (globs: readonly string[], file: string) =>
  globs.findLast((glob) => patternOf(glob.replace("!", "")).test(file))?.startsWith("!") === false

const form = z.object({
  "json.schemas": z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
})
const settings = () => form.parse(JSON.parse(readFileSync(".vscode/settings.json", "utf8")))["json.schemas"]

test("the schemas, VS Code's settings and content/README.md match the content model", () => {
  const { stderr, status } = runScript("scripts/editor-help/main.ts", ["--check"])
  expect(stderr).toBe("")
  expect(status).toBe(0)
})

test("VS Code has exactly one schema for every JSON file of the content", () => {
  const content = readdirSync("content", { recursive: true, encoding: "utf8" })
  const files = content.map((name) => `content/${name.replaceAll("\\", "/")}`)
  for (const file of files.filter((name) => name.endsWith(".json") && !isResult(name))) {
    const own = settings().filter(({ fileMatch }) => matches(fileMatch, `/${file}`))
    expect({ file, schemas: own.length }).toEqual({ file, schemas: 1 })
    expect(existsSync(own[0]!.url)).toBe(true)
    const name = file.slice("content/".length)
    expect(noteFiles.includes(file) || contentTypeOf(name) || translationOf(name)).toBeTruthy()
  }
})

test("a translation has its own schema, and not that of its original", () => {
  for (const [place, schema] of Object.entries({
    "states/texas.es.json": "state-translation",
    "states/texas.json": "state",
    "claims/speed.pt-br.json": "ledger-claim-translation",
    "pages/home.es.json": "home-page-translation",
  })) {
    const own = settings().filter(({ fileMatch }) => matches(fileMatch, `/content/${place}`))
    expect(own.map(({ url }) => url)).toEqual([`./schemas/${schema}.json`])
  }
})

test("the table shows a field's type, whether it is required and its meaning; a shared part has its own table", () => {
  const picture = z
    .strictObject({ src: z.string().describe("The file.") })
    .meta({ type: "Picture", about: "A picture." })
  const schema = z.strictObject({
    title: z.string().describe("Its title."),
    shape: z.enum(["wide", "tall"]).optional().describe("Its shape | form."),
    images: z.array(picture).describe("Its pictures."),
  })
  const type: ContentType = { name: "Thing", about: "A thing.", place: "thing.json", files: /x/, schema }
  const page = fieldTables([type])
  expect(page).toContain("| `title` | text | yes | Its title. |")
  expect(page).toContain("| `shape` | `wide` or `tall` |  | Its shape \\| form. |")
  expect(page).toContain("| `images` | list: [Picture](#picture) | yes | Its pictures. |")
  expect(page).toMatch(/### Picture\n\nA picture\.\n\n[\s\S]*\| `src` \| text \| yes \| The file\. \|/)
})
