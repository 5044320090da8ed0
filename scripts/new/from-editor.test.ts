import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import { parse, stringify } from "yaml"
import { commandLines } from "./command-lines"
import { copyFixture } from "../../test/fixture"
import { runNew } from "../../test/commands/run-new"
import { checkContent } from "../../src/model/validate/check"
import { readMdx } from "../../src/model/read/parse/parse-file"
import { runAction } from "../../src/gatsby/admin/backend/actions"
import { branch } from "../../src/gatsby/admin/config"

/**
 * New entries through the editor's API, of every kind that it makes. They are those of `npm run new`, which are taken
 * away and written again as the editor sends them.
 */

const here = process.cwd()
let root: string

beforeAll(() => {
  root = copyFixture()
  cpSync(".prettierrc.json", path.join(root, ".prettierrc.json"))
  symlinkSync(path.resolve("src"), path.join(root, "src"))
  // With six drawings of services, `npm run new` makes none, which the editor would have to send.
  const services = path.join(root, "content/lists/services")
  cpSync(path.join(services, "a.svg"), path.join(services, "f.svg"))
  process.chdir(root)
})

afterAll(() => {
  process.chdir(here)
  rmSync(root, { recursive: true })
})

const issues = async () => (await checkContent(root)).errors

const contentFiles = () =>
  readdirSync("content", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))

const request = (action: string, params: object) =>
  runAction({ branch, action, params: { branch, ...params } })

const assetOf = (file: string, bytes: Buffer) => ({
  path: file,
  content: bytes.toString("base64"),
  encoding: "base64",
})

const save = (file: string, raw: string, assets: object[] = []) =>
  request("persistEntry", { dataFiles: [{ path: file, raw, slug: "new" }], assets, options: {} })

/** Fields that nobody filled in, as the editor's forms send them. */
const emptyFields = (file: string): object =>
  file.endsWith("project.json")
    ? { github: "", video: { mp4: "", poster: { src: "" } }, curated: false }
    : { formerPaths: [], sample: false }

/** The editor names a picture beside the file by its name alone. */
const sentFields = (file: string, fields: object): unknown =>
  JSON.parse(JSON.stringify({ ...emptyFields(file), ...fields }).replaceAll(/"\.\/([\w-]+\.png)"/g, '"$1"'))

function sentText(file: string, text: string): string {
  if (!file.endsWith(".mdx")) return JSON.stringify(sentFields(file, JSON.parse(text)))
  const { data, body } = readMdx(text)
  return `---\n${stringify(sentFields(file, Object(data)))}---\n${body}`
}

const fieldsOf = (text: string): unknown =>
  text.startsWith("---") ? parse(text.split("---\n")[1] ?? "") : JSON.parse(text)

test("a new entry of every content type is in its folder with its pictures, and passes the content check", async () => {
  const old = new Set(contentFiles())
  for (const line of commandLines.slice(0, 4))
    expect(await runNew(root, line)).toMatchObject({ status: 0, stderr: "" })
  const made = contentFiles().filter((file) => !old.has(file))
  const texts = new Map(
    made.filter((file) => /\.(?:json|mdx)$/.test(file)).map((file) => [file, readFileSync(file, "utf8")]),
  )
  const pictures = made.filter((file) => !texts.has(file)).map((file) => assetOf(file, readFileSync(file)))
  for (const file of made) {
    rmSync(file)
    if (readdirSync(path.dirname(file)).length === 0) rmSync(path.dirname(file), { recursive: true })
  }
  expect(texts.size).toBe(4)
  // A project comes before its case study.
  for (const [file, text] of [...texts].toSorted(([one], [other]) => (one < other ? 1 : -1))) {
    // The editor puts pictures beside the file, and not in a folder below.
    const below = `${path.dirname(file)}/`
    const flat = text.replaceAll(/"\.\/[\w-]+\/(?=[\w-]+\.png)/g, '"./')
    const own = pictures
      .filter((asset) => asset.path.startsWith(below))
      .map((asset) => ({ ...asset, path: below + path.basename(asset.path) }))
    await save(file, sentText(file, flat), own)
    expect(fieldsOf(readFileSync(file, "utf8"))).toEqual(fieldsOf(flat))
    for (const each of own) expect(readFileSync(each.path).toString("base64")).toBe(each.content)
  }
  expect(await issues()).toEqual([])
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>\n'

test("a review is added with its drawing", async () => {
  const file = "content/lists/testimonials.json"
  const list = JSON.parse(readFileSync(file, "utf8"))
  const image = { src: "testimonials/own-mark.svg", alt: "" }
  const review = {
    name: "Jo",
    mentions: "Baker",
    review: "It sells.",
    image,
    color: "#7a3f2a",
    sample: false,
  }
  const asset = assetOf("content/lists/testimonials/own-mark.svg", Buffer.from(drawing))
  await save(file, JSON.stringify({ ...list, items: [...list.items, review] }), [asset])
  const { sample: _, ...written } = { ...review, image: { ...image, src: `./${image.src}` } }
  expect(JSON.parse(readFileSync(file, "utf8")).items.at(-1)).toEqual(written)
  expect(readFileSync(asset.path, "utf8")).toBe(drawing)
  expect(await issues()).toEqual([])
})

test("what does not fit the model is not written, and the answer names each field", async () => {
  const file = "content/projects/misfit/project.json"
  const saved = save(file, JSON.stringify({ title: "Misfit", color: "red" }))
  await expect(saved).rejects.toThrow(/order is missing.*color must be a color/)
  expect(existsSync(path.dirname(file))).toBe(false)
})

test("a case study needs its project, and a project without one is listed by its title", async () => {
  const study = "content/projects/nowhere/case-study.mdx"
  await expect(save(study, "---\ntitle: Nowhere\n---\n")).rejects.toThrow(
    "no folder content/projects/nowhere",
  )
  const own = "content/projects/abacus/case-study.mdx"
  rmSync(own)
  const listed = await request("entriesByFolder", { folder: "content/projects", extension: "mdx", depth: 2 })
  expect(listed).toContainEqual({
    data: '---\ntitle: "Abacus"\n---\n',
    file: { path: own, label: undefined, id: null },
  })
})

test.each([
  ["a script", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>1</script></svg>'],
  ["a listener", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="1"/>'],
  [
    "a picture of another origin",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="https://a.example/a.png"/></svg>',
  ],
])("a drawing with %s is not written", async (_, svg) => {
  const file = "content/lists/testimonials/forged.svg"
  await expect(
    request("persistMedia", { asset: assetOf(file, Buffer.from(svg)), options: {} }),
  ).rejects.toThrow(file)
  expect(existsSync(file)).toBe(false)
})

test("a text page is not made, as it needs a page in the code", async () => {
  const raw = "---\ntitle: New\n---\n"
  await expect(save("content/pages/new.mdx", raw)).rejects.toThrow("does not make it")
})
