import { type Server, createServer, request } from "node:http"
import { websocketManager } from "gatsby/dist/utils/websocket-manager"
import { guardSocket } from "./guard-socket"

let server: Server
let port: number

beforeAll(async () => {
  guardSocket()
  server = createServer()
  websocketManager.init({ server })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  port = typeof address === "object" && address ? address.port : 0
})

afterAll(async () => {
  await websocketManager.websocket?.close()
})

/** The status of the answer to a first request for the socket. */
const ask = (headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path: "/socket.io/?EIO=4&transport=polling", headers }, (answer) => {
      resolve(answer.statusCode)
      answer.destroy()
    })
      .on("error", reject)
      .end()
  })

test("a page of this server gets the socket", async () => {
  expect(await ask({ Host: `localhost:${port}`, Origin: `http://localhost:${port}` })).toBe(200)
  expect(await ask({ Host: `192.168.1.5:${port}`, "Sec-Fetch-Site": "same-origin" })).toBe(200)
})

test.each<[string, Record<string, string>]>([
  ["of another site", { Host: "localhost:8000", Origin: "https://elsewhere.example" }],
  ["of another port", { Host: "localhost:8000", Origin: "http://localhost:3000" }],
  ["under a name that points here", { Host: "elsewhere.example", Origin: "http://elsewhere.example" }],
])("a page %s does not get the socket", async (_, headers) => {
  expect(await ask(headers)).toBe(403)
})
