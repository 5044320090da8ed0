import { type IncomingMessage, type ServerResponse, createServer } from "node:http"
import path from "node:path"
import send from "send"
import { findFile } from "./find-file"
import { type Rules, readRules } from "./rules"
import { TextFiles } from "./text-files"

export type Site = { origin: string; close: () => Promise<void> }

/** What the host says of files that no rule says otherwise of: to be kept, and asked for again each time. */
const revalidate = "public, max-age=0, must-revalidate"

/**
 * Serves a built site as the host does: its headers and redirects, compressed, folders with
 * their slash, the 404 page with its status, parts of films on request.
 * @param root the folder with the built site.
 * @param port 0 for any that is free.
 * @throws where the port is taken, or `_headers` or `_redirects` is not what the host takes.
 */
export async function startServer({ root, port }: { root: string; port: number }): Promise<Site> {
  const folder = path.resolve(root)
  const rules = await readRules(folder)
  const texts = new TextFiles()
  const server = createServer((request, response) => answer({ folder, rules, texts }, request, response))
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === "object" && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Serving = { folder: string; rules: Rules; texts: TextFiles }

function answer({ folder, rules, texts }: Serving, request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost")
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end()
    return
  }
  const decoded = decode(pathname)
  const found = decoded === undefined ? undefined : findFile(folder, decoded)
  if (found && "slash" in found) {
    response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    return
  }
  const redirect = decoded === undefined || found ? undefined : rules.redirectFor(pathname)
  if (redirect) {
    response.writeHead(redirect.status, { Location: redirect.to + search }).end()
    return
  }
  response.setHeader("Cache-Control", revalidate)
  response.setHeaders(new Map(Object.entries(rules.headersFor(pathname))))
  const file = found?.file ?? path.join(folder, "404.html")
  if (texts.serves(file)) texts.send(request, response, file, found ? 200 : 404)
  else send(request, file, { cacheControl: false }).pipe(response)
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
