import { expect, test } from "@playwright/test"
import { owner, siteAddress } from "./routes"

/** `npm run serve` answers as the host does, so that what is tested is what is deployed. */

test("text comes compressed, and a second time not at all", async ({ request }) => {
  for (const encoding of ["br", "gzip"]) {
    const headers = { "Accept-Encoding": encoding }
    const first = await request.get("/", { headers })
    expect(first.headers()).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" })
    const etag = first.headers()["etag"] ?? ""
    const second = await request.get("/", { headers: { ...headers, "If-None-Match": etag } })
    expect(second.status()).toBe(304)
    expect(await second.text()).toBe("")
  }
})

test("a part of a film is answered with that part", async ({ request }) => {
  const response = await request.get("/films/home.mp4", { headers: { Range: "bytes=0-99" } })
  expect(response.status()).toBe(206)
  expect(response.headers()["content-range"]).toMatch(/^bytes 0-99\//)
  expect(await response.body()).toHaveLength(100)
})

test("what is not there is the 404 page with its status", async ({ request }) => {
  for (const address of [
    "/no-such-page",
    "/no-such-page/",
    "/static/none.webp",
    "/%E0%A4%A",
    "/%2e%2e%2fREADME.md",
  ]) {
    const response = await request.get(address)
    expect(response.status(), address).toBe(404)
    expect(response.headers()["content-type"], address).toContain("text/html")
  }
})

test("the host's own files are not served", async ({ request }) => {
  for (const file of ["/_headers", "/_redirects"]) expect((await request.get(file)).status()).toBe(404)
})

test("where to report a security problem is in a text of that standard", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt")
  expect(response.status()).toBe(200)
  expect(response.headers()["content-type"]).toBe("text/plain; charset=UTF-8")
  const lines = (await response.text()).trimEnd().split("\n")
  const fields = new Map(
    lines.map((line): [string, string] => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]),
  )
  expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"])
  expect(fields.get("Contact")).toBe(`mailto:${encodeURI(owner.email)}`)
  expect(fields.get("Canonical")).toBe(`${siteAddress}/.well-known/security.txt`)
  expect(fields.get("Expires")).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)
  for (const file of ["/.hidden", "/.well-known/.hidden", "/.git/config"])
    expect((await request.get(file)).status(), file).toBe(404)
})
