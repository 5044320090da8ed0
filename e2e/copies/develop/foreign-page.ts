import { createServer } from "node:http"
import type { Browser } from "@playwright/test"

/** The results of a page of another origin: each attempt with the text it could read. */
type CrossOriginReads = Record<string, string>

/**
 * Opens a page of another local origin and tries every request that a page can send to the editor.
 * @param site the origin of `npm start`.
 * @returns the texts it could read; "refused" if the browser or the server let it read nothing.
 */
export async function tryFromForeignPage(browser: Browser, site: string): Promise<CrossOriginReads> {
  const server = createServer((_, response) => response.end("<!doctype html><title>Elsewhere</title>"))
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  const address = server.address()
  const page = await browser.newPage()
  await page.goto(`http://localhost:${typeof address === "object" ? address?.port : ""}/`)
  const loot = await page.evaluate(tryEverything, site)
  await page.close()
  await new Promise((resolve) => server.close(resolve))
  return loot
}

/** Runs in the foreign page. */
async function tryEverything(site: string): Promise<CrossOriginReads> {
  const branch = "main"
  const options = { commitMessage: "" }
  const asked = (action: string, params: object) =>
    JSON.stringify({ branch, action, params: { branch, ...params } })
  const read = (path: string) => asked("getEntry", { path })
  const written = (path: string, raw: string) =>
    asked("persistEntry", { dataFiles: [{ slug: "a", path, raw }], assets: [], options })
  const form = new FormData()
  for (const name of ["name", "email", "number", "message"]) form.append(name, "stranger")

  const json: RequestInit = { method: "POST", headers: { "Content-Type": "application/json" } }
  // Neither of these sends a preflight request.
  const plain: RequestInit = { method: "POST" }
  const blind: RequestInit = { method: "POST", mode: "no-cors" }

  const api = "/api/v1"
  const sendForm = "/api/v1.0/email/send-form"
  const tries: [string, string, RequestInit, BodyInit?][] = [
    ["read .env.production", api, json, read(".env.production")],
    ["read an entry", api, json, read("content/site.json")],
    ["read an entry, as text", api, plain, read("content/site.json")],
    ["write .git/config", api, json, written(".git/config", "[core]\n  fsmonitor = true")],
    ["write into the root", api, json, written("planted.js", "planted")],
    ["write an entry", api, json, written("content/site.json", '{"owner":{}}')],
    ["write an entry, as text", api, blind, written("content/site.json", '{"owner":{}}')],
    ["delete a file", api, json, asked("deleteFile", { path: "package.json", options })],
    ["delete files", api, json, asked("deleteFiles", { paths: ["package.json"], options })],
    ["post a form", sendForm, plain, form],
    ["post a form unseen", sendForm, blind, form],
    ["read the editor's page", "/admin/", {}],
  ]
  const loot: Record<string, string> = {}
  for (const [name, path, init, body] of tries) {
    loot[name] = await fetch(site + path, body ? { ...init, body } : init).then(
      async (response) => (response.ok ? response.text() : "refused"),
      () => "refused",
    )
    // An opaque response, which the page cannot read.
    loot[name] ||= "refused"
  }
  return loot
}
