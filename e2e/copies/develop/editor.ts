import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../../helpers/base"
import { runIn } from "../../../test/copies/copy-site"
import { copy } from "../../../test/copies/site-snapshot"
import { sendAndClose, rawRequest, statusOf } from "../../helpers/raw-request"
import { tryFromForeignPage } from "./foreign-page"
import { entriesNow, expectRunning, port, site } from "./server"

/** Files that no page of another origin may read or write. */
export const untouched = [".env.production", ".git/config", "content/site.json", "package.json"]
export const secret = "# Not for strangers\n"
const texts = () => untouched.map((file) => readFileSync(path.join(copy, file), "utf8"))

/** Collects the editor's requests that are rejected. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = []
  page.on("response", (response) => {
    if (response.url().endsWith("/api/v1") && !response.ok())
      refused.push(response.request().postData() ?? "")
  })
  return refused
}

const json = "application/json"
const form = "multipart/form-data; boundary=x"
const read = JSON.stringify({
  branch: "main",
  action: "getEntry",
  params: { branch: "main", path: "content/site.json" },
})
const api = "/api/v1"
const sendForm = "/api/v1.0/email/send-form"

/** A request line's path, Host, Origin, content type and body, and the answer's status. */
function requests(own: string): [string, string, string, string, string, number][] {
  return [
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
}

/** Sends a request without a body. */
const ask = (lines: string[]) => rawRequest(port, `${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`)

/** Opens a place of the editor in a new document: within the same one, the last form would still be there for a moment. */
async function open(page: Page, place: string) {
  await page.goto("about:blank")
  await page.goto(`${site}/admin/${place}`)
}

async function publish(page: Page) {
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByText("Publish now").click()
}

/** The editor at /admin/ of `npm start`: a change in it changes the file, and the page shows it. */
export function editor() {
  test.describe.configure({ mode: "serial" })

  test("an edit of a project, its picture, an article and a page changes only its file, and the page shows it", async ({
    page,
  }) => {
    const foreign = new Set<string>()
    page.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith("http")) foreign.add(hostname)
    })
    const refused = refusalsOf(page)

    await test.step("a project's title", async () => {
      const file = path.join(copy, "content/projects/loom/project.json")
      const before = readFileSync(file, "utf8")
      await open(page, "")
      await page.getByRole("link", { name: "Loom", exact: true }).click()
      await page.getByLabel("Title", { exact: true }).fill("Loom for Studios")
      await publish(page)
      await expect.poll(() => readFileSync(file, "utf8")).toContain("Loom for Studios")
      expect(readFileSync(file, "utf8")).toBe(
        before.replace('"title": "Loom"', '"title": "Loom for Studios"'),
      )
    })

    await test.step("a picture is saved beside the project's file, which names it", async () => {
      const folder = path.join(copy, "content/projects/ferry")
      const file = path.join(folder, "project.json")
      const before = readFileSync(file, "utf8")
      const picture = readFileSync("test/site/content/projects/loom/screen.png")
      await open(page, "")
      await page.getByRole("link", { name: "Ferry" }).click()
      await page.getByRole("button", { name: "Choose different image" }).click()
      const library = page.getByRole("dialog")
      await expect(library.getByText("banner.png")).toBeVisible()
      await library
        .locator("input[type=file]")
        .setInputFiles({ name: "own-picture.png", mimeType: "image/png", buffer: picture })
      await expect(library.getByText("Draft")).toBeVisible()
      await library.getByRole("button", { name: "Choose selected" }).click()
      await publish(page)
      await expect.poll(() => readFileSync(file, "utf8")).toContain("own-picture")
      expect(readFileSync(file, "utf8")).toBe(before.replace("./thumbnail.png", "./own-picture.png"))
      const saved = path.join(folder, "own-picture.png")
      // The proxy writes the picture after the project's file.
      await expect.poll(() => existsSync(saved) && readFileSync(saved).equals(picture)).toBe(true)
    })

    await test.step("an article's front matter is edited, and its text stays", async () => {
      const article = path.join(copy, "content/blog/wet-paper/index.mdx")
      const before = readFileSync(article, "utf8")
      await open(page, "#/collections/Article/entries/wet-paper/index")
      // The first title is the one for search engines.
      await page.getByLabel("Title", { exact: true }).last().fill("Posters")
      await publish(page)
      await expect
        .poll(() => readFileSync(article, "utf8"))
        .toBe(before.replace(/^title: .*$/m, 'title: "Posters"'))
    })

    await test.step("a page's texts", async () => {
      const payment = path.join(copy, "content/pages/payment.json")
      await open(page, "#/collections/site/entries/PaymentPage")
      await page.getByLabel("Note", { exact: true }).fill("Write to me")
      await publish(page)
      await expect.poll(() => readFileSync(payment, "utf8")).toContain(`"note": "Write to me"`)
    })

    const { code, output } = await runIn(copy, "npm", ["run", "content:check"])
    expect(code, output).toBe(0)
    await expect.poll(entriesNow, { timeout: 300_000 }).toMatch(/Loom for Studios.*Write to me/)
    await expect(async () => {
      await page.goto(`${site}/work/`)
      await expect(page.getByRole("heading", { name: "Loom for Studios" })).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 300_000 })
    expect([...foreign]).toEqual(["localhost"])
    expect(refused).toEqual([])
  })

  test("a page of another origin reads, writes and removes nothing", async ({ browser }) => {
    const before = texts()
    const loot = await tryFromForeignPage(browser, site)
    expect(new Set(Object.values(loot)), JSON.stringify(loot)).toEqual(new Set(["refused"]))
    expect(texts()).toEqual(before)
    expect(existsSync(path.join(copy, "planted.js"))).toBe(false)
    expect(existsSync(path.join(copy, ".outbox"))).toBe(false)
  })

  test("a request that is not the editor's own or not well formed is refused, and npm start goes on", async () => {
    for (const [target, host, origin, type, body, status] of requests(`localhost:${port}`)) {
      const lines = [
        `POST ${target} HTTP/1.1`,
        `Host: ${host}`,
        ...(origin ? [`Origin: ${origin}`] : []),
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
        "Connection: close",
      ]
      const answer = await rawRequest(port, `${lines.join("\r\n")}\r\n\r\n${body}`)
      const sent = `POST ${target} with ${type} to ${host} from ${origin || "nowhere"}: ${body}`
      expect(statusOf(answer), sent).toBe(status)
      expect(answer.toLowerCase(), sent).not.toContain("access-control-")
      expect(answer, sent).not.toContain(secret.trim())
      expect((await fetch(`${site}/work/`)).status, sent).toBe(200)
    }
  })

  test("no preflight is granted, and only this machine gets the editor's page", async () => {
    for (const target of [api, sendForm, "/admin/"]) {
      const asked = [
        `OPTIONS ${target} HTTP/1.1`,
        `Host: localhost:${port}`,
        "Origin: https://elsewhere.example",
      ]
      const answer = await ask([...asked, "Access-Control-Request-Method: POST"])
      expect(statusOf(answer), target).toBe(405)
      expect(answer.toLowerCase(), target).not.toContain("access-control-")
    }
    expect(statusOf(await ask(["GET /admin/ HTTP/1.1", "Host: elsewhere.example"]))).toBe(403)
  })

  test("a client that hangs up during a request does not stop npm start", async () => {
    const own = `localhost:${port}`
    for (const [target, type] of [
      [api, json],
      [sendForm, form],
    ]) {
      const head = `POST ${target} HTTP/1.1\r\nHost: ${own}\r\nOrigin: http://${own}\r\n`
      await sendAndClose(port, `${head}Content-Type: ${type}\r\nContent-Length: 9999\r\n\r\n--x`)
    }
    expect((await fetch(`${site}/work/`)).status).toBe(200)
    expectRunning()
  })

  test("a build has no editor", () => {
    expect(existsSync("public/index.html")).toBe(true)
    expect(existsSync("public/admin")).toBe(false)
  })
}
