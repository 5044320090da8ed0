import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { type Server, createServer } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import { receiveMessage } from "./outbox"

const here = process.cwd()
let folder: string
let server: Server
let address: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "outbox-"))
  process.chdir(folder)
  jest.spyOn(console, "log").mockImplementation(() => {})
  server = createServer((request, response) => void receiveMessage(request, response))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const found = server.address()
  address = `http://localhost:${typeof found === "object" ? found?.port : ""}`
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  process.chdir(here)
  rmSync(folder, { recursive: true })
})

async function post(fields: Record<string, string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(address, { method: "POST", body })
}

test("accepts a complete message and keeps it unchanged in the outbox", async () => {
  const message = { name: "Zoë", email: "zoe@co.example", number: "1", message: "Two\r\nlines 🏗" }
  const response = await post({ ...message, lib_version: "4" })
  expect(response.status).toBe(200)
  const [file = ""] = readdirSync(".outbox")
  expect(JSON.parse(readFileSync(path.join(".outbox", file), "utf8"))).toEqual(message)
})

test("refuses a form with a missing field, and names the field", async () => {
  const response = await post({ name: "Zoë", email: "zoe@co.example", number: "1" })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain("message")
})
