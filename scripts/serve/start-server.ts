import { type IncomingMessage, type ServerResponse, createServer } from "node:http"
import path from "node:path"
import send from "send"
import { findFile } from "./find-file"
import type { HostName } from "../../src/model/hosts/host-names"
import { readCloudflare } from "./rules/cloudflare"
import { readGithub } from "./rules/github"
import { readNetlify } from "./rules/netlify"
import type { ReadRules, Rules } from "./rules/rules"
import { readVercel } from "./rules/vercel"
import { TextFiles } from "./text-files"

export type Options = {
  root: string
  port: number
  /** The address to listen on; by default only this machine. */
  host?: string
  as?: ServedHost
}

/** The hosts whose rules this server reads. The others are programs, which read their own (programs.ts). */
type ServedHost = Exclude<HostName, "nginx" | "caddy">

const readers: Readonly<Record<ServedHost, ReadRules>> = {
  netlify: readNetlify,
  cloudflare: readCloudflare,
  vercel: readVercel,
  github: readGithub,
}

export type Site = {
  origin: string
  address: string
  close: () => Promise<void>
}

/** The host's default caching: browsers keep files but revalidate them each time. */
const revalidate = "public, max-age=0, must-revalidate"

/** Serves a built site as the host does. Throws if the port is taken, or if the host would not accept its files. */
export async function startServer({
  root,
  port,
  host = "localhost",
  as = "netlify",
}: Options): Promise<Site> {
  const folder = path.resolve(root)
  const rules = await readers[as](folder)
  const texts = new TextFiles()
  const server = createServer((request, response) => {
    try {
      answer({ folder, rules, texts }, request, response)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  if (typeof bound !== "object" || !bound) throw new Error("The server listens on no port.")
  return {
    origin: `http://${host.includes(":") ? `[${host}]` : host}:${bound.port}`,
    address: bound.address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Serving = { folder: string; rules: Rules; texts: TextFiles }

function answer({ folder, rules, texts }: Serving, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end()
    return
  }
  const address = addressOf(request)
  if (!address) {
    response.writeHead(400).end()
    return
  }
  const { folder: prefix = "", redirectsFirst = false } = rules
  const { search } = address
  if (!address.pathname.startsWith(`${prefix}/`)) {
    response.writeHead(404).end()
    return
  }
  const pathname = address.pathname.slice(prefix.length)
  const decoded = decode(pathname)
  const found = decoded === undefined ? undefined : findFile(folder, decoded)
  const redirect = decoded === undefined ? undefined : rules.redirectFor(pathname, address.searchParams)
  if (redirect && (!found || redirectsFirst || redirect.force)) {
    response.writeHead(redirect.status, { Location: redirect.to + search }).end()
    return
  }
  if (found && "slash" in found) {
    // A browser takes an address that starts with two slashes for one of another origin.
    response.writeHead(301, { Location: `${prefix}${pathname.replace(/^\/+/, "/")}/${search}` }).end()
    return
  }
  response.setHeader("Cache-Control", revalidate)
  response.setHeaders(new Map(Object.entries(rules.headersFor(pathname))))
  const shown = found ?? findFile(folder, rules.notFoundFor?.(pathname) ?? "/404.html")
  const file = shown && "file" in shown ? shown.file : undefined
  if (!file) response.writeHead(404).end()
  else if (texts.serves(file)) texts.send(request, response, file, found ? 200 : 404)
  else sendFile(folder, file, request, response)
}

/** Sends a file, or the requested range of it. `send` takes an encoded path relative to its root. */
function sendFile(root: string, file: string, request: IncomingMessage, response: ServerResponse) {
  const names = path.relative(root, file).split(path.sep)
  send(request, names.map(encodeURIComponent).join("/"), { root, cacheControl: false }).pipe(response)
}

/** Returns the requested address, or undefined if it is invalid. */
function addressOf({ url = "/" }: IncomingMessage): URL | undefined {
  const address = url.startsWith("/") ? `http://localhost${url}` : url
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address) : undefined
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
