/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { makeShares } from "./make-shares"

const root = process.cwd()
let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shares-"))
  for (const name of ["src", "content"]) symlinkSync(path.join(root, name), path.join(folder, name))
  process.chdir(folder)
})

afterAll(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

const page = { intro: { title: "A title", subtitle: "A kind" } }
const fixed = ["about", "work", "skills", "contact", "booking", "pricing", "payment", "blogs"]
const article = (name: string, title: string) => ({ path: `/${name}/`, title, relatedProject: null })
const content = (title: string) => ({
  ...Object.fromEntries(fixed.map((name) => [`${name}Page`, page])),
  siteSettings: { owner: { name: "Ada Byron", slug: "ada", jobTitle: "Developer" } },
  homePage: { hero: { title: "I make", words: [{ text: "sites" }] } },
  statePages: { headline: "In {state}" },
  allState: { nodes: [] },
  allCaseStudy: { nodes: [] },
  allProject: { nodes: [] },
  allArticle: { nodes: [article("one", title), article("two", "Two")] },
})

/** Makes the share images of a build in which an article has this title. */
const build = (title: string) =>
  makeShares(
    Object({
      graphql: async () => ({ data: content(title) }),
      reporter: { activityTimer: () => ({ start() {}, setStatus() {}, end() {} }) },
      cache: { directory: "cache" },
      createContentDigest: JSON.stringify,
    }),
  )

/** When each image was written. */
const drawnAt = () =>
  Object.fromEntries(
    readdirSync("public/share").map((name) => [name, statSync(`public/share/${name}`).mtimeMs]),
  )

test("every page has its share image; a later build draws only those that say something else", async () => {
  await build("One")
  const first = drawnAt()
  expect(Object.keys(first)).toHaveLength(fixed.length + 3)
  await build("One")
  expect(drawnAt()).toEqual(first)
  await build("Another")
  const changed = Object.entries(drawnAt()).filter(([name, at]) => first[name] !== at)
  expect(changed.map(([name]) => name)).toEqual(["one.png"])
  rmSync("public/share/two.png")
  await build("Another")
  expect(drawnAt()).toHaveProperty(["two.png"])
})
