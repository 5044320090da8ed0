import { createReadStream, existsSync, readFileSync, statSync } from "node:fs"
import { type Server, createServer } from "node:http"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
}
const compressed = new Set([".css", ".html", ".js", ".json", ".svg", ".xml"])

/**
 * Serves a folder as a static host does: a folder's `index.html`, text in Brotli, 404.html
 * for what is not there. Port 0 takes any free port.
 * @returns the server's address, and what stops it.
 */
export async function startServer({ root, port }: { root: string; port: number }) {
  const brotli = new Map<string, Buffer>()
  const pressed = (file: string) => {
    const known = brotli.get(file) ?? brotliCompressSync(readFileSync(file))
    brotli.set(file, known)
    return known
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const asked = path.join(root, decodeURIComponent(path.posix.normalize(pathname)))
    const wanted = pathname.endsWith("/") ? path.join(asked, "index.html") : asked
    const found = existsSync(wanted) && statSync(wanted).isFile()
    const file = found ? wanted : path.join(root, "404.html")
    if (!existsSync(file)) return response.writeHead(404).end()
    const extension = path.extname(file)
    const hashed = /-[0-9a-f]{20}\.js$|\/static\//.test(file)
    response.statusCode = found ? 200 : 404
    response.setHeader("content-type", types[extension] ?? "application/octet-stream")
    response.setHeader(
      "cache-control",
      hashed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    )
    if (!compressed.has(extension)) return createReadStream(file).pipe(response)
    return response.setHeader("content-encoding", "br").end(pressed(file))
  })
  await new Promise<void>((ready) => {
    server.listen(port, ready)
  })
  return { origin: `http://localhost:${portOf(server)}`, close: () => stop(server) }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The server has no port.")
  return address.port
}

const stop = (server: Server) =>
  new Promise<void>((stopped) => {
    server.closeAllConnections()
    server.close(() => stopped())
  })
