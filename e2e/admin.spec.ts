import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { makeCopy, runIn } from "../test/copy-site"

/**
 * The editor at /admin/ of `npm start`: what is changed in it is changed in the file, and the
 * page shows it. It is tried on a copy of the project.
 */

const port = 9112
const site = `http://localhost:${port}`
let copy: string
let develop: ChildProcess

test.describe.configure({ mode: "serial", timeout: 300_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = await makeCopy()
  const env = { ...process.env, CI: "true", GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" }
  develop = spawn("npx", ["gatsby", "develop", "--port", String(port)], {
    cwd: copy,
    env,
    detached: true,
    stdio: "ignore",
  })
  await expect(async () => {
    if (develop.exitCode !== null) throw new Error("gatsby develop has ended")
    expect((await fetch(`${site}/work/`)).status).toBe(200)
  }).toPass({
    timeout: 280_000,
  })
})

test.afterAll(() => {
  // With its workers, which are its process group.
  if (develop.pid && develop.exitCode === null) process.kill(-develop.pid)
  rmSync(copy, { recursive: true, force: true })
})

test("a project's title is edited: its file has it, and nothing else has changed; the page shows it", async ({
  page,
}) => {
  const foreign = new Set<string>()
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http")) foreign.add(hostname)
  })
  const file = path.join(copy, "content/projects/zync/project.json")
  const before = readFileSync(file, "utf8")

  await page.goto(`${site}/admin/`)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByRole("link", { name: "Zync", exact: true }).click()
  await page.getByLabel("Title", { exact: true }).fill("Zync for Studios")
  await page.getByRole("button", { name: "Publish" }).click()
  await page.getByText("Publish now").click()

  await expect.poll(() => readFileSync(file, "utf8")).toContain("Zync for Studios")
  expect(readFileSync(file, "utf8")).toBe(before.replace('"title": "Zync"', '"title": "Zync for Studios"'))
  const { code, said } = await runIn(copy, "npm", ["run", "content:check"])
  expect(code, said).toBe(0)

  await expect(async () => {
    await page.goto(`${site}/work/`)
    await expect(page.getByRole("heading", { name: "Zync for Studios" })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  expect([...foreign]).toEqual(["localhost"])
})

test("a picture is uploaded for a project: its file lies beside the project's, which names it", async ({
  page,
}) => {
  const folder = path.join(copy, "content/projects/talkzy")
  const file = path.join(folder, "project.json")
  const before = readFileSync(file, "utf8")
  const picture = readFileSync("content/projects/xora/screen-1.png")
  await page.goto(`${site}/admin/`)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByRole("link", { name: "Talkzy" }).click()
  // The tags are closed, too, and come first.
  await page.getByRole("button", { name: "Expand" }).nth(1).click()
  await page.getByRole("button", { name: "Choose different image" }).click()
  const library = page.getByRole("dialog")
  await expect(library.getByText("banner.png")).toBeVisible()
  await library
    .locator("input[type=file]")
    .setInputFiles({ name: "own-picture.png", mimeType: "image/png", buffer: picture })
  await expect(library.getByText("Draft")).toBeVisible()
  await library.getByRole("button", { name: "Choose selected" }).click()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByText("Publish now").click()

  await expect.poll(() => readFileSync(file, "utf8")).toContain("own-picture")
  expect(readFileSync(file, "utf8")).toBe(before.replace("./thumbnail.png", "./own-picture.png"))
  const own = path.join(folder, "own-picture.png")
  // The proxy writes it after the project's file.
  await expect.poll(() => existsSync(own) && readFileSync(own).equals(picture)).toBe(true)
  const { code, said } = await runIn(copy, "npm", ["run", "content:check"])
  expect(code, said).toBe(0)
})

test("a build has no editor", () => {
  expect(existsSync("public/index.html")).toBe(true)
  expect(existsSync("public/admin")).toBe(false)
})
