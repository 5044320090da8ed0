import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http"
import { partsOf, sendFormPath } from "../../src/gatsby/develop/outbox"
import { provider } from "../../test/provider-settings"

/** The provider's answer: a status, a closed connection, or none until `answerLate` is called. */
type Behavior = number | "reset" | "hang"

type Request = { parts: Map<string, string>; response: ServerResponse }

/** A real HTTP server that stands in for the email provider and records the messages it gets. */
export class MockProvider {
  readonly messages: Map<string, string>[] = []
  behavior: Behavior = 200
  readonly #hanging: Request[] = []
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response))

  /** Starts to listen. 0 is any free port, which `origin` tells. */
  start = (port = provider.port) => new Promise<void>((resolve) => this.#server.listen(port, resolve))

  get origin(): string {
    const bound = this.#server.address()
    return `http://localhost:${typeof bound === "object" ? bound?.port : ""}`
  }

  stop = () =>
    new Promise<void>((resolve) => {
      this.#server.closeAllConnections()
      this.#server.close(() => resolve())
    })

  /** The number of requests that still hang. */
  get hanging(): number {
    return this.#hanging.length
  }

  /** Takes the messages of the requests that still hang. */
  answerLate() {
    for (const { parts, response } of this.#hanging.splice(0)) {
      this.messages.push(parts)
      response.writeHead(200).end("OK")
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader("Access-Control-Allow-Origin", "*")
    if (request.url !== sendFormPath || request.method !== "POST") {
      response.writeHead(404).end()
      return
    }
    const parts = await partsOf(request)
    if (this.behavior === "hang") {
      this.#hanging.push({ parts, response })
      return
    }
    if (this.behavior === "reset") {
      request.socket.destroy()
      return
    }
    if (this.behavior === 200) this.messages.push(parts)
    response.writeHead(this.behavior).end(this.behavior === 200 ? "OK" : "No")
  }
}
