import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { copyFixture } from "../../../../test/fixture"
import { checkContent } from "../../../model/validate/check"
import { HttpError } from "../../develop/http-error"
import { runAction } from "./actions"
import { branch } from "../config"

/** An entry and its translations in the API of the editor under `npm start`. */

const here = process.cwd()
const pricing = "content/pages/pricing.json"
const spanish = "content/pages/pricing.es.json"
const article = "content/blog/wet-paper/index.mdx"
const spanishArticle = "content/blog/wet-paper/index.es.mdx"

const translation = `{
  "readBy": "Lucía",
  "draft": true,
  "of": "01234567",
  "address": "precios",
  "formerPaths": ["/es/costos/"],
  "popular": "El más elegido",
  "terms": { "items": [{ "title": "La mitad primero" }] }
}
`

let root: string

beforeEach(() => {
  root = copyFixture()
  cpSync(".prettierrc.json", path.join(root, ".prettierrc.json"))
  symlinkSync(path.resolve("src"), path.join(root, "src"))
  process.chdir(root)
  const site: object = JSON.parse(readFileSync("content/site.json", "utf8"))
  writeFileSync("content/site.json", JSON.stringify({ ...site, languages: ["en-GB", "es", "pt-BR"] }))
  writeFileSync(spanish, translation)
})

afterEach(() => {
  process.chdir(here)
  rmSync(root, { recursive: true })
})

const request = (action: string, params: object) =>
  runAction({ branch, action, params: { branch, ...params } })
const answered = z.object({ data: z.string() })

type Fields = Record<string, unknown>
const sides = z.record(z.string(), z.record(z.string(), z.unknown()))

/** What the editor gets of an entry, by the language. */
async function read(file: string): Promise<Record<string, Fields>> {
  return sides.parse(JSON.parse(answered.parse(await request("getEntry", { path: file })).data))
}

const save = (file: string, sent: object) =>
  request("persistEntry", {
    dataFiles: [{ path: file, raw: JSON.stringify(sent), slug: "a" }],
    assets: [],
    options: {},
  })

/** The status with which a request is refused. */
const statusOf = async (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 500),
  )

const text = (file: string) => readFileSync(file, "utf8")

test("an entry is read with its translations: words alone, each beside the original's", async () => {
  const { "en-gb": original, es, "pt-br": portuguese } = await read(pricing)
  expect(original).toEqual(JSON.parse(text(pricing)))
  expect(es).toMatchObject({ popular: "El más elegido", terms: { items: [{ title: "La mitad primero" }] } })
  expect(es).not.toHaveProperty("of")
  expect(es).not.toHaveProperty("draft")
  expect(portuguese).toMatchObject({ terms: { items: [{}] } })
})

test("a list of entries has each once, and its translations in it", async () => {
  writeFileSync(spanishArticle, "---\ntitle: Papel mojado\n---\n\nUn muelle.\n")
  const found = z
    .array(z.object({ data: z.string(), file: z.object({ path: z.string() }) }))
    .parse(await request("entriesByFolder", { folder: "content/blog", extension: "mdx", depth: 2 }))
  const paths = found.map(({ file }) => file.path)
  expect(paths).toContain(article)
  expect(paths).not.toContain(spanishArticle)
  const { data } = found.find(({ file }) => file.path === article) ?? { data: "" }
  expect(JSON.parse(data)).toMatchObject({
    "en-gb": { title: "Wet Paper", body: expect.stringMatching(/^A pier is a bad place/) },
    es: { title: "Papel mojado", body: "Un muelle." },
  })
})

test("what was read and is sent back changes no file and makes none", async () => {
  writeFileSync(spanishArticle, '---\nof: "01234567"\ntitle: "Papel mojado"\n---\n\nUn muelle.\n')
  for (const file of [pricing, article, "content/lists/currencies.json", "content/states/cumbria.json"]) {
    const before = [file, spanish, spanishArticle].map(text)
    await save(file, await read(file))
    expect([file, spanish, spanishArticle].map(text)).toEqual(before)
  }
  for (const file of ["lists/currencies.es.json", "states/cumbria.es.json", "pages/pricing.pt-br.json"])
    expect(existsSync(`content/${file}`)).toBe(false)
})

test("a word of a translation is written into its file alone, which keeps what is its own", async () => {
  const before = { original: text(pricing), es: text(spanish) }
  const entry = await read(pricing)
  // What is the original's is not written, whatever the editor sends.
  const es = {
    ...entry["es"],
    popular: "El preferido",
    draft: false,
    of: "ffffffff",
    action: { to: "/work/" },
  }
  await save(pricing, { ...entry, es })
  expect(text(pricing)).toBe(before.original)
  expect(text(spanish)).toBe(before.es.replace("El más elegido", "El preferido"))
})

test("a word of the original is written into its file alone", async () => {
  const before = { original: text(pricing), es: text(spanish) }
  const entry = await read(pricing)
  await save(pricing, { ...entry, "en-gb": { ...entry["en-gb"], popular: "Most chosen" } })
  expect(text(pricing)).toBe(before.original.replace("Often chosen", "Most chosen"))
  expect(text(spanish)).toBe(before.es)
})

test("a translation that is begun is a draft, says whose words it has, and passes the check", async () => {
  const entry = await read(article)
  await save(article, { ...entry, es: { title: "Papel mojado", summary: "", body: "Un muelle." } })
  expect(text(spanishArticle)).toMatch(
    /^---\nof: "?[\da-f]{8}"?\ndraft: true\ntitle: Papel mojado\n---\n\nUn muelle\.\n$/,
  )
  const { errors, warnings } = await checkContent(root)
  expect(errors.filter(({ file }) => file === spanishArticle)).toEqual([])
  expect(warnings.filter(({ file, place }) => file === spanishArticle && place === "of")).toEqual([])
})

test("a new entry may have its translation at once", async () => {
  const { "en-gb": fields = {} } = await read("content/claims/wind.json")
  await save("content/claims/rain.json", { "en-gb": fields, es: { body: "", ...fields } })
  expect(existsSync("content/claims/rain.json")).toBe(true)
  const made: Fields = JSON.parse(text("content/claims/rain.es.json"))
  expect(made).toMatchObject({ draft: true, of: expect.stringMatching(/^[\da-f]{8}$/) })
})

test("a broken translation is shown as none, and not written over", async () => {
  writeFileSync(spanish, '{ "popular": ')
  const entry = await read(pricing)
  expect(entry["es"]).not.toHaveProperty("popular")
  expect(await statusOf(save(pricing, { ...entry, es: { popular: "x" } }))).toBe(409)
  expect(await statusOf(save(pricing, entry))).toBe(200)
  expect(text(spanish)).toBe('{ "popular": ')
})

test("a link in place of a translation is neither read nor written", async () => {
  writeFileSync("outside.json", '{ "popular": "not for strangers" }')
  rmSync(spanish)
  symlinkSync("../../outside.json", spanish)
  const entry = await read(pricing)
  expect(JSON.stringify(entry)).not.toContain("strangers")
  expect(await statusOf(save(pricing, { ...entry, es: { popular: "x" } }))).toBe(403)
  expect(text("outside.json")).toContain("strangers")
})

test("a translation is no entry of its own, and the site's languages are the only ones", async () => {
  expect(await statusOf(request("getEntry", { path: spanish }))).toBe(422)
  expect(await statusOf(save(spanish, { popular: "x" }))).toBe(422)
  const entry = await read(pricing)
  for (const wrong of [{ ...entry, fr: {} }, { es: {} }, {}, { ...entry, es: [] }, JSON.parse(text(pricing))])
    expect(await statusOf(save(pricing, wrong))).toBe(422)
  expect(existsSync("content/pages/pricing.fr.json")).toBe(false)
})

test("words of controls have a file for each language, and are shown alone", async () => {
  cpSync(path.join(here, "src/words/en.json"), "content/words/en.json", { recursive: true })
  const { data } = answered.parse(await request("getEntry", { path: "content/words/en.json" }))
  expect(data).toBe(text("content/words/en.json"))
})
