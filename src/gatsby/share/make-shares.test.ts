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

const share = (title: string) => ({ title, kind: "A kind", owner: "Ada Byron", accent: "#bd3217" })

/** Makes the share images of a build in which a page has this title. The last page has no share image. */
const build = (title: string) =>
  makeShares(
    [{ path: "/", share: share("Home") }, { path: "/one/", share: share(title) }, { path: "/404/" }],
    Object({
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

test("every page has its share image, and a later build draws only those with new text", async () => {
  await build("One")
  const first = drawnAt()
  expect(Object.keys(first)).toHaveLength(2)
  await build("One")
  expect(drawnAt()).toEqual(first)
  await build("Another")
  const changed = Object.entries(drawnAt()).filter(([name, at]) => first[name] !== at)
  expect(changed.map(([name]) => name)).toEqual(["one.png"])
  rmSync("public/share/home.png")
  await build("Another")
  expect(drawnAt()).toHaveProperty(["home.png"])
})
