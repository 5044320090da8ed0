import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { TextDocument, getLanguageService } from "vscode-json-languageservice"
import { z } from "zod"
import { isResult } from "../../src/model/schema/results"
import { fixture } from "../../test/fixture"

// VS Code's own JSON service, configured from the workspace's settings as VS Code does.
const workspace = pathToFileURL(`${process.cwd()}/`).href
const form = z.object({
  "json.schemas": z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })),
})
const settings = form.parse(JSON.parse(readFileSync(".vscode/settings.json", "utf8")))["json.schemas"]
const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(fileURLToPath(address), "utf8"),
})
service.configure({
  validate: true,
  schemas: settings.map(({ fileMatch, url }) => ({
    uri: new URL(url, workspace).href,
    fileMatch,
    folderUri: workspace,
  })),
})

/** Opens a content file as the editor does; `|` marks the cursor and is not part of the text. */
function open(file: string, written: string) {
  const text = written.replace("|", "")
  const document = TextDocument.create(new URL(file, workspace).href, "json", 1, text)
  const parsed = service.parseJSONDocument(document)
  const cursor = document.positionAt(written.indexOf("|"))
  return {
    schemas: async () => await service.getMatchingSchemas(document, parsed),
    /** The underlined parts, with their messages. */
    marked: async () =>
      (await service.doValidation(document, parsed, { schemaValidation: "error" })).map(
        ({ range, message }) =>
          `${document.getText(range)}: ${typeof message === "string" ? message : message.value}`,
      ),
    offered: async () => (await service.doComplete(document, cursor, parsed))?.items ?? [],
    // The hover text is Markdown with escaped periods.
    reported: async () =>
      JSON.stringify((await service.doHover(document, cursor, parsed))?.contents).replaceAll("\\", ""),
  }
}

const project = "content/projects/loom/project.json"
const sound = readFileSync(path.join(fixture, project), "utf8")

const files = readdirSync(path.join(fixture, "content"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name) => path.posix.join("content", name.replaceAll("\\", "/")))
  .filter((file) => !isResult(file))

test.each(files)("VS Code has a schema for %s and finds no error in it", async (file) => {
  const own = open(file, readFileSync(path.join(fixture, file), "utf8"))
  expect(await own.schemas()).not.toEqual([])
  expect(await own.marked()).toEqual([])
})

test("a key is completed, with its description from the content model", async () => {
  const offered = await open(project, `{ "title": "Abacus", "re|" }`).offered()
  const reason = offered.find(({ label }) => label === "reason")
  expect(JSON.stringify(reason?.documentation)).toContain(describedAs("reason"))
  expect(offered.map(({ label }) => label)).not.toContain("title")
})

test("a value from a fixed list is completed", async () => {
  const offered = await open(project, `{ "category": | }`).offered()
  expect(offered.map(({ label }) => label)).toContain(`"fullstack"`)
})

test("a key has a description on hover", async () => {
  expect(await open(project, sound.replace(`"reason"`, `"rea|son"`)).reported()).toContain(
    describedAs("reason"),
  )
})

test("errors are marked in place: an unknown key, a missing one, a wrong value", async () => {
  expect(
    await open(project, sound.replace(`"reason"`, `"resaon"`).replace(`"web-app"`, `"web-ap"`)).marked(),
  ).toEqual([
    expect.stringMatching(/^\{: .*reason/),
    expect.stringMatching(/^"web-ap": /),
    expect.stringMatching(/^"resaon": /),
  ])
})

/** Returns the description of a project's field from the schema in the repository. */
function describedAs(field: string) {
  const schema = z.object({
    properties: z.record(z.string(), z.object({ description: z.string() }).partial()),
  })
  const { description } = schema.parse(JSON.parse(readFileSync("schemas/project.json", "utf8"))).properties[
    field
  ]!
  expect(description).toBeTruthy()
  return description!
}
