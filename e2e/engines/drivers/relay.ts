import { createHash } from "node:crypto"
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from "node:http"
import { text } from "node:stream/consumers"
import { schedulingAssets } from "../../../src/browser/scheduling-origins"
import { provider } from "../../../test/provider-settings"
import { type Removal, removedScript } from "./removals"
import { reportPath, reportScript } from "../report"

const hash = (part: string) => `'sha256-${createHash("sha256").update(part).digest("base64")}'`
const inline = /<(style|script)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g
const inlineParts = (html: string) => [...html.matchAll(inline)].map(([, , part = ""]) => part)

/**
 * Stands between a browser and the site's server, so that every engine gets the same:
 * - A script, first in each head, tells the page's errors, since WebKit shows no console.
 * - Files can be refused or held back, and features of the browser taken away.
 * - The provider's and the calendar's addresses are replaced by addresses of this machine.
 * Headers are sent unchanged, except for the hashes of changed parts in the policy.
 */
export class Relay {
  /** What went wrong in the pages: errors, console messages, refusals of the policy, failed requests. */
  readonly errors: string[] = []
  /** The words of the dialogs that the pages opened. */
  readonly said: string[] = []
  /** Files that get no answer: the connection is closed. */
  refused: RegExp | undefined
  readonly #removals: readonly Removal[]
  readonly #site: string
  #mail = ""
  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #held: { files: RegExp; until: Promise<void> } | undefined
  #open = 0
  #lastChange = 0

  constructor(site: string, removals: readonly Removal[] = []) {
    this.#site = site
    this.#server.keepAliveTimeout = 60_000
    this.#removals = removals
  }

  /**
   * Starts to listen on a free port. Each visitor has a relay, so each has an origin without stored data.
   * @param mail the origin of the mock email provider.
   */
  async start(mail: string) {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve))
    this.#mail = mail
  }

  get origin(): string {
    const bound = this.#server.address()
    return `http://localhost:${typeof bound === "object" ? bound?.port : ""}`
  }

  stop() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Holds files back until the returned function is called. */
  hold(files: RegExp): () => void {
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    this.#held = { files, until }
    return () => {
      this.#held = undefined
      release()
    }
  }

  /** Whether no request has been open for a moment. */
  isIdle = () => this.#open === 0 && Date.now() - this.#lastChange > 300

  async #answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? "/"
    if (path.startsWith(reportPath)) {
      await this.#hear(request, response)
      return
    }
    this.#open++
    response.once("close", () => {
      this.#open--
      this.#lastChange = Date.now()
    })
    if (this.#held?.files.test(path)) await this.#held.until
    if (this.refused?.test(path)) request.socket.destroy()
    else this.#pass(request, response, path)
  }

  /** Takes what a page tells. Everything else below its path is an empty script: the calendar's. */
  async #hear(request: IncomingMessage, response: ServerResponse) {
    if (request.method === "POST") {
      const [kind = "", ...words] = (await text(request)).split("\n")
      const list = kind === "dialog" ? this.said : this.errors
      list.push(kind === "dialog" ? words.join("\n") : `${kind}: ${words.join("\n")}`)
    }
    response.writeHead(200, { "Content-Type": "text/javascript" }).end()
  }

  #pass({ method, headers, socket }: IncomingMessage, response: ServerResponse, path: string) {
    const { "if-none-match": _, "accept-encoding": __, ...kept } = headers
    // Not a kept connection: the server may close it at the same moment.
    const upstream = ask(`${this.#site}${path}`, { method, headers: kept, agent: false }, (answer) => {
      const { statusCode = 502 } = answer
      if (statusCode >= 400) this.errors.push(`${statusCode}: ${path}`)
      if (/html|javascript|css/.test(answer.headers["content-type"] ?? ""))
        void this.#sendChanged(answer, response, path)
      else {
        response.writeHead(statusCode, answer.headers)
        answer.pipe(response)
      }
    })
    upstream.on("error", () => socket.destroy())
    response.once("close", () => upstream.destroy())
    upstream.end()
  }

  async #sendChanged(answer: IncomingMessage, response: ServerResponse, path: string) {
    const type = answer.headers["content-type"] ?? ""
    const whole = await text(answer)
    const { "content-security-policy": policy, "content-length": _, etag: __, ...headers } = answer.headers
    let changed = this.#withReplaced(whole, path)
    let hashed = typeof policy === "string" ? this.#withReplaced(policy, path) : undefined
    for (const removal of this.#removals) changed = removal.change?.(changed, type) ?? changed
    if (type.includes("html")) {
      const after = inlineParts(changed)
      for (const [index, part] of inlineParts(whole).entries())
        hashed = hashed?.replace(hash(part), hash(after[index] ?? ""))
      const script = reportScript + this.#removals.map(removedScript).join("")
      changed = changed.replace("<head>", `<head><script>${script}</script>`)
      hashed = hashed?.replace("script-src 'self'", `script-src 'self' ${hash(script)}`)
    }
    response.writeHead(answer.statusCode ?? 200, {
      ...headers,
      ...(hashed && { "content-security-policy": hashed }),
    })
    response.end(changed)
  }

  /** The privacy page names the hosts, so only the booking page's calendar is replaced. */
  #withReplaced = (whole: string, path: string) => {
    const sent = whole.replaceAll(new URL(provider.origin).host, new URL(this.#mail).host)
    return path.includes("booking") ? sent.replaceAll(schedulingAssets, `${this.origin}${reportPath}`) : sent
  }
}
