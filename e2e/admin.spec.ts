import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "./base"
import { makeCopy, runIn } from "../test/copy-site"
import { tryFromForeignPage } from "./foreign-page"
import { hangUp, rawRequest, statusOf } from "./raw-request"

/**
 * The editor at /admin/ of `npm start`: a change in it changes the file, and the page shows it.
 * Runs on a copy of the project.
 */

const port = 9112
const site = `http://localhost:${port}`
let copy: string
let develop: ChildProcess

/** Files that no page of another origin may read or write. */
const untouched = [".env.production", ".git/config", "content/site.json", "package.json"]
const secret = "# Not for strangers\n"

/** Collects the editor's requests that are rejected. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = []
  page.on("response", (response) => {
    if (response.url().endsWith("/api/v1") && !response.ok())
      refused.push(response.request().postData() ?? "")
  })
  return refused
}

test.describe.configure({ mode: "serial", timeout: 300_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  copy = await makeCopy()
  mkdirSync(path.join(copy, ".git"))
  for (const file of untouched.slice(0, 2)) writeFileSync(path.join(copy, file), secret)
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
  // Also kills its workers, which are in its process group.
  if (develop.pid && develop.exitCode === null) process.kill(-develop.pid)
  rmSync(copy, { recursive: true, force: true })
})

test("an edited project title is the only change in its file, and the page shows it", async ({ page }) => {
  const foreign = new Set<string>()
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http")) foreign.add(hostname)
  })
  const refused = refusalsOf(page)
  const file = path.join(copy, "content/projects/loom/project.json")
  const before = readFileSync(file, "utf8")

  await page.goto(`${site}/admin/`)
  await page.getByRole("link", { name: "Loom", exact: true }).click()
  await page.getByLabel("Title", { exact: true }).fill("Loom for Studios")
  await page.getByRole("button", { name: "Publish" }).click()
  await page.getByText("Publish now").click()

  await expect.poll(() => readFileSync(file, "utf8")).toContain("Loom for Studios")
  expect(readFileSync(file, "utf8")).toBe(before.replace('"title": "Loom"', '"title": "Loom for Studios"'))
  const { code, said } = await runIn(copy, "npm", ["run", "content:check"])
  expect(code, said).toBe(0)

  await expect(async () => {
    await page.goto(`${site}/work/`)
    await expect(page.getByRole("heading", { name: "Loom for Studios" })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  expect([...foreign]).toEqual(["localhost"])
  expect(refused).toEqual([])
})

test("a picture uploaded for a project is saved beside the project's file, which names it", async ({
  page,
}) => {
  const folder = path.join(copy, "content/projects/ferry")
  const file = path.join(folder, "project.json")
  const before = readFileSync(file, "utf8")
  const refused = refusalsOf(page)
  const picture = readFileSync("test/site/content/projects/loom/screen.png")
  await page.goto(`${site}/admin/`)
  await page.getByRole("link", { name: "Ferry" }).click()
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
  // The proxy writes the picture after the project's file.
  await expect.poll(() => existsSync(own) && readFileSync(own).equals(picture)).toBe(true)
  const { code, said } = await runIn(copy, "npm", ["run", "content:check"])
  expect(code, said).toBe(0)
  expect(refused).toEqual([])
})

test("an article's front matter is edited, and its text stays", async ({ page }) => {
  const refused = refusalsOf(page)
  const article = path.join(copy, "content/blog/wet-paper/index.mdx")
  const before = readFileSync(article, "utf8")
  await page.goto(`${site}/admin/#/collections/Article/entries/wet-paper/index`)
  // The first title is the one for search engines.
  await page.getByLabel("Title", { exact: true }).last().fill("Posters", { timeout: 60_000 })
  await page.getByRole("button", { name: "Publish" }).click()
  await page.getByText("Publish now").click()
  await expect
    .poll(() => readFileSync(article, "utf8"))
    .toBe(before.replace(/^title: .*$/m, 'title: "Posters"'))
  expect(refused).toEqual([])
})

test("a page's texts are edited", async ({ page }) => {
  const refused = refusalsOf(page)
  const payment = path.join(copy, "content/pages/payment.json")
  await page.goto(`${site}/admin/#/collections/site/entries/PaymentPage`)
  await page.getByLabel("Note", { exact: true }).fill("Write to me", { timeout: 60_000 })
  await page.getByRole("button", { name: "Publish" }).click()
  await page.getByText("Publish now").click()
  await expect.poll(() => readFileSync(payment, "utf8")).toContain(`"note": "Write to me"`)
  expect(refused).toEqual([])
})

test("a page of another origin reads, writes and removes nothing", async ({ browser }) => {
  const texts = () => untouched.map((file) => readFileSync(path.join(copy, file), "utf8"))
  const before = texts()
  const loot = await tryFromForeignPage(browser, site)
  expect(new Set(Object.values(loot)), JSON.stringify(loot)).toEqual(new Set(["refused"]))
  expect(texts()).toEqual(before)
  expect(existsSync(path.join(copy, "planted.js"))).toBe(false)
  expect(existsSync(path.join(copy, ".outbox"))).toBe(false)
})

const json = "application/json"
const form = "multipart/form-data; boundary=x"
const read = JSON.stringify({
  branch: "main",
  action: "getEntry",
  params: { branch: "main", path: "content/site.json" },
})
const own = `localhost:${port}`
const api = "/api/v1"
const sendForm = "/api/v1.0/email/send-form"

/** A request line's path, Host, Origin, content type and body, and the answer's status. */
const raw: [string, string, string, string, string, number][] = [
  [api, own, `http://${own}`, json, read, 200],
  [api, own, "", json, read, 403],
  [api, own, "https://elsewhere.example", json, read, 403],
  [api, `elsewhere.example:${port}`, `http://elsewhere.example:${port}`, json, read, 403],
  [api, own, `http://${own}`, "text/plain", read, 415],
  [api, own, `http://${own}`, json, "{", 400],
  [api, own, `http://${own}`, json, read.replace("content/site.json", ".env.production"), 422],
  [api, own, `http://${own}`, json, read.replace("getEntry", "deleteFile"), 422],
  [sendForm, own, "https://elsewhere.example", form, "--x--", 403],
  [sendForm, own, `http://${own}`, "text/plain", "hello", 415],
  [sendForm, own, `http://${own}`, form, "--x\r\nbroken", 400],
]

for (const [target, host, origin, type, body, status] of raw) {
  test(`POST ${target} with ${type} to ${host} from ${origin || "nowhere"} is answered with ${status}: ${body.slice(0, 30)}`, async () => {
    const lines = [
      `POST ${target} HTTP/1.1`,
      `Host: ${host}`,
      ...(origin ? [`Origin: ${origin}`] : []),
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
      "Connection: close",
    ]
    const answer = await rawRequest(port, `${lines.join("\r\n")}\r\n\r\n${body}`)
    expect(statusOf(answer)).toBe(status)
    expect(answer.toLowerCase()).not.toContain("access-control-")
    expect(answer).not.toContain(secret.trim())
    expect((await fetch(`${site}/work/`)).status).toBe(200)
  })
}

/** Sends a request without a body. */
const ask = (lines: string[]) => rawRequest(port, `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`)

test("no preflight is granted, and only this machine gets the editor's page", async () => {
  for (const target of [api, sendForm, "/admin/"]) {
    const asked = [`OPTIONS ${target} HTTP/1.1`, `Host: ${own}`, "Origin: https://elsewhere.example"]
    const answer = await ask([...asked, "Access-Control-Request-Method: POST"])
    expect(statusOf(answer), target).toBe(405)
    expect(answer.toLowerCase(), target).not.toContain("access-control-")
  }
  expect(statusOf(await ask(["GET /admin/ HTTP/1.1", "Host: elsewhere.example"]))).toBe(403)
})

test("a client that hangs up during a request does not stop npm start", async () => {
  for (const [target, type] of [
    [api, json],
    [sendForm, form],
  ]) {
    const head = `POST ${target} HTTP/1.1\r\nHost: ${own}\r\nOrigin: http://${own}\r\n`
    await hangUp(port, `${head}Content-Type: ${type}\r\nContent-Length: 9999\r\n\r\n--x`)
  }
  expect((await fetch(`${site}/work/`)).status).toBe(200)
  expect(develop.exitCode).toBeNull()
})

test("a build has no editor", () => {
  expect(existsSync("public/index.html")).toBe(true)
  expect(existsSync("public/admin")).toBe(false)
})
