import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { type IncomingHttpHeaders, type Server, createServer, request } from "node:http"
import { tmpdir } from "node:os"
import path from "node:path"
import sharp from "sharp"
import { fixture } from "../../../test/fixture"
import { type App, addOwnRoutes } from "../develop/own-routes"
import { outbox } from "../develop/outbox"
import { adminRoutes } from "./serve"

/** Tests the editor's routes on a server that, like Gatsby's, answers every origin for everything else. */

const here = process.cwd()
let project: string
let server: Server
let port: number

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "doors-"))
  project = path.join(folder, "project")
  for (const part of ["content/projects/loom", "content/states", "content/pages", "content/site.json"]) {
    cpSync(path.join(fixture, part), path.join(project, part), { recursive: true })
  }
  symlinkSync(path.resolve("node_modules"), path.join(project, "node_modules"))
  process.chdir(project)
  mkdirSync(".git")
  mkdirSync("content/.hidden")
  for (const file of secrets) writeFileSync(file, secret)
  writeFileSync("../outside.json", secret)
  mkdirSync("../outside")
  writeFileSync("../outside/project.json", secret)
  writeFileSync("../outside/a.png", await png())
  symlinkSync("../../../outside", "content/projects/linked")
  symlinkSync("../../../outside.json", "content/states/linked.json")
  symlinkSync("../../../../outside/a.png", "content/projects/loom/linked.png")
  symlinkSync("../../../../outside/new.png", "content/projects/loom/dangling.png")

  const app: App = {
    handle: (_, response) => {
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("Gatsby")
    },
  }
  addOwnRoutes(app, [...adminRoutes, outbox])
  server = createServer((incoming, response) => app.handle(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  port = typeof address === "object" && address ? address.port : 0
})

afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  process.chdir(here)
  rmSync(path.dirname(project), { recursive: true })
})

const secret = "not for strangers"
const secrets = [
  ".env.production",
  ".git/config",
  "package.json",
  "content/notes.txt",
  "content/.hidden/a.json",
]

const png = () =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: "#888888" } })
    .png()
    .toBuffer()

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string | Buffer }

/** Sends a request as the editor's page would, except for the given parts. */
function ask({ method = "POST", path: target = "/api/v1", headers = {}, body = "" }: Asked): Promise<Answer> {
  const own = {
    Host: `localhost:${port}`,
    Origin: `http://localhost:${port}`,
    "Content-Type": "application/json; charset=utf-8",
  }
  const sent = Object.fromEntries(Object.entries({ ...own, ...headers }).filter(([, value]) => value !== ""))
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, method, path: target, headers: sent }, (answer) => {
      let text = ""
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()))
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    asking.on("error", reject)
    asking.end(body)
  })
}

const bodyOf = (action: string, params: object) =>
  JSON.stringify({ branch: "main", action, params: { branch: "main", ...params } })
const act = (action: string, params: object) => ask({ body: bodyOf(action, params) })

const loom = "content/projects/loom/project.json"
const options = { commitMessage: "" }

test("the editor's own page reads an entry, a folder of entries, and the pictures beside one", async () => {
  const entry = await act("getEntry", { path: loom })
  expect(entry.status).toBe(200)
  expect(JSON.parse(entry.text)).toMatchObject({ data: readFileSync(loom, "utf8") })
  const folder = await act("entriesByFolder", { folder: "content/projects", extension: "json", depth: 2 })
  expect(JSON.parse(folder.text)).toMatchObject([{ file: { path: loom } }])
  const files = await act("entriesByFiles", { files: [{ path: "content/site.json", label: "Site" }] })
  expect(JSON.parse(files.text)).toMatchObject([{ file: { path: "content/site.json", label: "Site" } }])
  const media: { name: string }[] = JSON.parse(
    (await act("getMedia", { mediaFolder: "content/projects/loom" })).text,
  )
  expect(media.map(({ name }) => name)).toContain("thumbnail.png")
  expect(media.map(({ name }) => name)).not.toContain("linked.png")
})

test("writes a picture into an existing folder", async () => {
  const picture = await png()
  const asset = {
    path: "content/projects/loom/new.png",
    content: picture.toString("base64"),
    encoding: "base64",
  }
  expect((await act("persistMedia", { asset, options })).status).toBe(200)
  expect(readFileSync(asset.path)).toEqual(picture)
})

test("a name in capital letters and with spaces is a picture's, as a damaged picture is none", async () => {
  const picture = await png()
  const asset = {
    path: "content/projects/loom/Screenshot at 9.41\u202FAM.PNG",
    content: picture.toString("base64"),
    encoding: "base64",
  }
  expect((await act("persistMedia", { asset, options })).status).toBe(200)
  const media: { path: string }[] = JSON.parse(
    (await act("getMedia", { mediaFolder: "content/projects/loom" })).text,
  )
  expect(media.map((each) => each.path)).toContain(asset.path)
  const large = await sharp(picture).resize(200, 200).png({ compressionLevel: 0 }).toBuffer()
  const cut = large.subarray(0, large.length * 0.6).toString("base64")
  const refused = await act("persistMedia", {
    asset: { ...asset, path: "content/projects/loom/cut.png", content: cut },
    options,
  })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("cut off")])
})

const own = () => `http://localhost:${port}`
const strangers: [string, () => Record<string, string>][] = [
  ["another local origin", () => ({ Origin: "http://localhost:1" })],
  ["another name of this machine", () => ({ Origin: `http://127.0.0.1:${port}` })],
  ["the other scheme", () => ({ Origin: `https://localhost:${port}` })],
  ["a public page", () => ({ Origin: "https://elsewhere.example" })],
  ["a name that begins alike", () => ({ Origin: `${own()}.elsewhere.example` })],
  ["a page without an origin", () => ({ Origin: "null" })],
  ["no page", () => ({ Origin: "" })],
  ["two origins", () => ({ Origin: `${own()}, https://elsewhere.example` })],
  ...[
    "elsewhere.example",
    "localhost.elsewhere.example",
    "127.0.0.1.elsewhere.example",
    "10.0.0.1",
    "[::2]",
  ].map((host): [string, () => Record<string, string>] => [
    `a page whose host ${host} points here`,
    () => ({ Host: `${host}:${port}`, Origin: `http://${host}:${port}` }),
  ]),
]

const doors: [string, Asked][] = [
  ["the editor's files", { body: bodyOf("getEntry", { path: loom }) }],
  [
    "the form's mock provider",
    { path: "/api/v1.0/email/send-form", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
  ],
]

test("in a codespace, which puts TLS before the server, the editor's page may have its files, and another site may not", async () => {
  process.env["CODESPACES"] = "true"
  try {
    const statusFor = async (Origin: string) =>
      (await ask({ body: bodyOf("getEntry", { path: loom }), headers: { Origin } })).status
    expect(await statusFor(`https://localhost:${port}`)).toBe(200)
    expect(await statusFor("https://elsewhere.example")).toBe(403)
  } finally {
    delete process.env["CODESPACES"]
  }
})

for (const [door, asked] of doors) {
  test.each(strangers)(`${door} are closed to %s`, async (_, headers) => {
    const answer = await ask({ ...asked, headers: { ...asked.headers, ...headers() } })
    expect(answer.status).toBe(403)
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin")
    expect(answer.text).not.toContain("Loom")
  })

  test(`refuses a preflight for ${door}`, async () => {
    const answer = await ask({
      ...asked,
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
      body: "",
    })
    expect(answer.status).toBe(405)
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual([])
  })
}

test.each(["localhost", "127.0.0.1", "127.8.9.10", "[::1]"])(
  "accepts the editor's page at %s",
  async (host) => {
    const headers = { Host: `${host}:${port}`, Origin: `http://${host}:${port}` }
    expect((await ask({ headers, body: bodyOf("getEntry", { path: loom }) })).status).toBe(200)
  },
)

test("the editor's page and script are only for this machine, and never in a frame", async () => {
  for (const target of ["/admin", "/admin/", "/admin/decap-cms.js"]) {
    const plain = await ask({ method: "GET", path: target, headers: { Origin: "", "Content-Type": "" } })
    expect([target, plain.status]).toEqual([target, 200])
    expect(plain.headers).not.toHaveProperty("access-control-allow-origin")
    const foreign = await ask({ method: "GET", path: target, headers: { Host: `elsewhere.example:${port}` } })
    expect([target, foreign.status]).toEqual([target, 403])
  }
  const page = await ask({ method: "GET", path: "/admin/" })
  expect(page.headers["content-security-policy"]).toBe("frame-ancestors 'none'")
})

test.each([
  "/admin/../package.json",
  "/admin/..%2f..%2f..%2fpackage.json",
  "/admin/%00",
  "/admin/%",
  "/admin//etc/passwd",
])("GET %s finds nothing", async (target) => {
  const { status, text } = await ask({ method: "GET", path: target })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).not.toContain(secret)
})

const ofOthers = { Origin: "https://elsewhere.example" }
const ofThisServer = { "Sec-Fetch-Site": "same-origin" }

test.each([
  ["the server's own page", ofThisServer],
  ["a typed address", { Origin: "", "Sec-Fetch-Site": "none", "Sec-Fetch-Dest": "document" }],
  ["a link on another site", { Origin: "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" }],
  ["a command line", { Origin: "" }],
  ["a page behind a proxy", { ...ofOthers, ...ofThisServer }],
  ["a phone of the network", { Origin: "", Host: "192.168.1.5:8000", "Sec-Fetch-Site": "none" }],
])("Gatsby answers everything else for %s", async (_, headers) => {
  expect((await ask({ method: "GET", path: "/work/", headers })).text).toBe("Gatsby")
})

test.each([
  ["a script of another site", ofOthers],
  ["a picture on another site", { Origin: "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image" }],
  ["a page of another port", { Origin: "", "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "empty" }],
  ["a frame on another site", { Origin: "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" }],
  ["a link on another site", { Origin: "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document" }],
  ["a site whose name points here", { Host: "elsewhere.example", "Sec-Fetch-Site": "same-origin" }],
  ["a site whose name ends as this machine's", { Host: "elsewhere-localhost:8000", Origin: "" }],
])("but its own routes not for %s", async (_, headers) => {
  const answer = await ask({ method: "GET", path: "/__graphql", headers })
  expect(answer.status).toBe(403)
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin")
})

test.each([
  "text/plain",
  "",
  "application/jsonx",
  "application/json, text/plain",
  "text/plain; application/json",
  "application/x-www-form-urlencoded",
])("refuses the content type %p", async (type) => {
  const answer = await ask({ headers: { "Content-Type": type }, body: bodyOf("getEntry", { path: loom }) })
  expect(answer.status).toBe(415)
})

test("accepts application/json without a charset", async () => {
  const headers = { "Content-Type": "application/json" }
  expect((await ask({ headers, body: bodyOf("getEntry", { path: loom }) })).status).toBe(200)
})

test.each([
  "",
  "{",
  "null",
  "[]",
  "1",
  '"getEntry"',
  '{"action":"getEntry"}',
  '{"__proto__":{"action":"getEntry"}}',
])("refuses the body %p", async (body) => {
  const { status } = await ask({ body })
  expect([400, 422]).toContain(status)
})

test.each([
  ["deleteFile", { path: loom, options }],
  ["deleteFiles", { paths: [loom], options }],
  ["deleteEntry", { path: loom }],
  ["deleteUnpublishedEntry", { collection: "Project", slug: "loom" }],
  ["unpublishedEntries", {}],
  ["unpublishedEntryDataFile", { collection: "Project", slug: "loom", id: "1", path: loom }],
  ["publishUnpublishedEntry", { collection: "Project", slug: "loom" }],
  ["getDeployPreview", { collection: "Project", slug: "loom" }],
  ["info", {}],
  ["constructor", {}],
  ["", {}],
])("there is no action %p", async (action, params) => {
  expect((await act(action, params)).status).toBe(422)
  expect(existsSync(loom)).toBe(true)
})

/** Paths that the editor may neither read nor write. */
const closed = [
  ...secrets,
  "",
  ".",
  "content",
  "content/",
  "content/../package.json",
  "content/states/../../package.json",
  "content/projects/../project.json",
  "content/projects/loom/../../../../outside.json",
  "../outside.json",
  "/etc/passwd",
  "/content/site.json",
  "C:\\content\\site.json",
  "content\\site.json",
  "content/states/..\\..\\..\\outside.json",
  "content%2fsite.json",
  "content/%2e%2e/package.json",
  "./content/site.json",
  "content//site.json",
  "content/site.json/",
  "content/site.json\0.png",
  "content/states/.yorkshire.json",
  "content/states/#yorkshire.json",
  "content/states/a:b.json",
  "content/projects/.git/project.json",
  "content/projects/linked/project.json",
  "content/states/linked.json",
  "content/x.js",
  "content/projects/loom/hook.js",
  "content/projects/loom/a.svg",
  "content/projects/loom/a.html",
  "content/projects/loom/linked.png",
  "content/projects/loom/dangling.png",
  "content/projects/loom/.a.png",
  "content/projects/none/a.png",
  "content/site.json/a.png",
  "static/a.png",
  "a.png",
  `content/states/${"a".repeat(5000)}.json`,
  `content/projects/loom/${"a".repeat(250)}.png`,
]

const json = JSON.stringify({ title: secret })
const ways: [string, (file: string) => Promise<Answer>][] = [
  ["read as an entry", (file) => act("getEntry", { path: file })],
  ["read among entries", (file) => act("entriesByFiles", { files: [{ path: loom }, { path: file }] })],
  ["listed as entries", (file) => act("entriesByFolder", { folder: file, extension: "json", depth: 2 })],
  ["read as a picture", (file) => act("getMediaFile", { path: file })],
  ["written as an entry", (file) => write({ dataFiles: [{ slug: "a", path: file, raw: json }] })],
  ["written with an entry", async (file) => write({ assets: [await assetAt(file)] })],
  ["written as a picture", async (file) => act("persistMedia", { asset: await assetAt(file), options })],
]
const assetAt = async (file: string) => ({
  path: file,
  content: (await png()).toString("base64"),
  encoding: "base64",
})
const write = (params: object) => act("persistEntry", { dataFiles: [], assets: [], options, ...params })

describe.each(ways)("is not %s:", (_, way) => {
  test.each(closed)("%p", async (file) => {
    const { status, text } = await way(file)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain(secret)
    for (const each of secrets) expect(readFileSync(each, "utf8")).toBe(secret)
    for (const each of ["../outside.json", "../outside/project.json"])
      expect(readFileSync(each, "utf8")).toBe(secret)
    expect(existsSync("../outside/new.png")).toBe(false)
  })
})

test.each(["..", "/", "content/../..", ".git", "static", "content/projects/../..", "content/.hidden"])(
  "does not list the pictures of the folder %p",
  async (mediaFolder) => {
    expect((await act("getMedia", { mediaFolder })).status).toBe(422)
  },
)

test("a folder that is a link has no pictures", async () => {
  expect(JSON.parse((await act("getMedia", { mediaFolder: "content/projects/linked" })).text)).toEqual([])
})

test.each([
  { folder: "content", extension: "json", depth: 9 },
  { folder: "content/projects", extension: "", depth: 2 },
  { folder: "content/projects", extension: "json", depth: 9 },
  { folder: "content/states", extension: "js", depth: 1 },
])("lists entries only by the folder, extension and depth of their content type: %p", async (params) => {
  expect((await act("entriesByFolder", params)).status).toBe(403)
})

test("refuses to move an entry, and refuses unknown parameters", async () => {
  const file = { slug: "a", path: loom, raw: json }
  expect((await write({ dataFiles: [{ ...file, newPath: "content/states/a.json" }] })).status).toBe(422)
  expect((await write({ dataFiles: [file], more: true })).status).toBe(422)
})

/** Writes a text to an entry. */
const writeText = (file: string, raw: string) => write({ dataFiles: [{ slug: "a", path: file, raw }] })

test("refuses a new entry that does not fit, and unreadable ones", async () => {
  const before = readFileSync(loom, "utf8")
  expect((await writeText("content/states/nowhere.json", json)).status).toBe(422)
  const deep = `{"a":${"[".repeat(100_000)}${"]".repeat(100_000)}}`
  for (const raw of ["", "{", "[]", "1", "null", deep]) expect((await writeText(loom, raw)).status).toBe(422)
  expect(readFileSync(loom, "utf8")).toBe(before)
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><script>alert(1)</script></svg>'

test.each([
  ["a drawing", drawing],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["nothing", ""],
])("refuses %s under a picture's name", async (_, content) => {
  const asset = {
    path: "content/projects/loom/forged.png",
    content: Buffer.from(content).toString("base64"),
    encoding: "base64",
  }
  expect((await act("persistMedia", { asset, options })).status).toBe(422)
  expect((await write({ assets: [asset] })).status).toBe(422)
  expect(existsSync(asset.path)).toBe(false)
})

test("refuses a request that is too large, and answers the next one", async () => {
  const large = Buffer.alloc(26 * 1024 * 1024, " ")
  expect((await ask({ body: large })).status).toBe(413)
  // Without a Content-Length, the bytes are counted as they arrive.
  expect((await ask({ body: large, headers: { "Transfer-Encoding": "chunked" } })).status).toBe(413)
  expect((await act("getEntry", { path: loom })).status).toBe(200)
})

test.each([
  ["text", "text/plain", 415],
  ["a form of another kind", "application/x-www-form-urlencoded", 415],
  ["a multipart form without a boundary", "multipart/form-data", 415],
  ["a broken multipart form", "multipart/form-data; boundary=x", 400],
])("the form's mock provider refuses %s and keeps running", async (_, type, status) => {
  const asked = { path: "/api/v1.0/email/send-form", headers: { "Content-Type": type } }
  for (const body of ["", "x", "--x\r\nContent-Disposition: form-data; name=", "--x\r\n\r\n--x--"]) {
    expect((await ask({ ...asked, body })).status).toBe(status)
  }
  expect((await act("getEntry", { path: loom })).status).toBe(200)
})

test.each(["/api/v1", "/api/v1.0/email/send-form"])("survives aborted requests to %s", async (target) => {
  const type = target === "/api/v1" ? "application/json" : "multipart/form-data; boundary=x"
  const headers = { Origin: own(), Host: `localhost:${port}`, "Content-Type": type, "Content-Length": "1000" }
  const seen = new Promise<void>((resolve) => {
    server.once("request", (incoming) => incoming.once("close", resolve))
  })
  const asking = request({ host: "127.0.0.1", port, method: "POST", path: target, headers })
  asking.on("error", () => {})
  asking.write("--x", () => asking.destroy())
  await seen
  expect((await act("getEntry", { path: loom })).status).toBe(200)
})
