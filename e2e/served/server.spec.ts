import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { networkInterfaces, tmpdir } from "node:os"
import path from "node:path"
import { expect, test } from "../helpers/base"
import { startServer } from "../../scripts/serve/start-server"
import { sendAndClose, rawRequest, statusOf } from "../helpers/raw-request"
import { owner, siteAddress } from "../../test/pages"

/** `npm run serve` answers as the host does, so that the tests match the deployed site. */

test("text is compressed, and not sent again if unchanged", async ({ request }) => {
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

test("a range request for a video gets that range", async ({ request }) => {
  const [video] = existsSync("public/videos") ? readdirSync("public/videos") : []
  test.skip(video === undefined, "The site has no videos")
  const response = await request.get(`/videos/${video}`, { headers: { Range: "bytes=0-99" } })
  expect(response.status()).toBe(206)
  expect(response.headers()["content-range"]).toMatch(/^bytes 0-99\//)
  expect(await response.body()).toHaveLength(100)
})

test("a missing file gets the 404 page with its status", async ({ request }) => {
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

const hostile: [string, number][] = [
  ["GET //", 404],
  ["GET ///", 404],
  ["GET //work", 404],
  ["GET /_headers/", 404],
  ["GET /_redirects/", 404],
  ["GET /robots.txt/", 404],
  ["GET http://[", 400],
  ["GET http://", 400],
  ["GET *", 400],
  ["GET javascript:alert(1)", 400],
  ["GET http://elsewhere.example/no-such-page", 404],
  [`GET /${"a".repeat(7000)}`, 404],
  [`GET /${"a/".repeat(3500)}`, 404],
  [`GET /${"%41".repeat(2300)}`, 404],
  [`GET /${"a".repeat(70_000)}`, 431],
  ["GET /%", 404],
  ["GET /%00", 404],
  ["GET /%00/", 404],
  ["GET /%E0%A4%A", 404],
  ["GET /..%2f..%2fetc/passwd", 404],
  ["GET /../../etc/passwd", 404],
  ["GET /..\\..\\etc\\passwd", 404],
  ["GET /%5c..%5c..%5cetc%5cpasswd", 404],
  ["OPTIONS *", 405],
  ["TRACE /", 405],
  ["PROPFIND /", 405],
  ["POST /", 405],
  ["NONSENSE /", 400],
]

for (const [line, status] of hostile) {
  test(`${line.slice(0, 40)} is answered with ${status}, and the server still serves`, async ({
    request,
    baseURL,
  }) => {
    const port = Number(new URL(baseURL ?? "").port)
    const answer = await rawRequest(port, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect(statusOf(answer)).toBe(status)
    expect((await request.get("/")).status()).toBe(200)
  })
}

test("invalid HTTP and a visitor who hangs up do not stop the server", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port)
  expect(statusOf(await rawRequest(port, "\0\0\0\r\n\r\n"))).toBe(400)
  await sendAndClose(port, "GET /videos/home.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n")
  expect((await request.get("/")).status()).toBe(200)
})

test("a file with a percent sign in its name is served", async ({ request }) => {
  const root = mkdtempSync(path.join(tmpdir(), "served-"))
  const names = ["100% done.txt", "100%.bin", "%41.bin", "a?b#c.bin"]
  for (const name of names) writeFileSync(path.join(root, name), name)
  const site = await startServer({ root, port: 0 })
  for (const name of names) {
    const response = await request.get(`${site.origin}/${encodeURIComponent(name)}`)
    expect(await response.text(), name).toBe(name)
  }
  await site.close()
  rmSync(root, { recursive: true })
})

test("only this machine reaches the server, unless another host is given", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "served-"))
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === "IPv4" && !address.internal)
  const reach = (site: { origin: string }) =>
    fetch(`http://${outside?.address}:${new URL(site.origin).port}/`).then(({ status }) => status)

  const closed = await startServer({ root, port: 0 })
  expect(["127.0.0.1", "::1"]).toContain(closed.address)
  if (outside) await expect(reach(closed)).rejects.toThrow("fetch failed")
  await closed.close()

  const open = await startServer({ root, port: 0, host: "0.0.0.0" })
  expect(open.address).toBe("0.0.0.0")
  if (outside) expect(await reach(open)).toBe(404)
  await open.close()
  rmSync(root, { recursive: true })
})

test("security.txt says where to report a security problem", async ({ request }) => {
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
