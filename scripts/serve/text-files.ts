import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

const types: Record<string, string> = {
  ".html": "text/html; charset=UTF-8",
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".json": "application/json; charset=UTF-8",
  ".webmanifest": "application/manifest+json; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml; charset=UTF-8",
  ".txt": "text/plain; charset=UTF-8",
  ".md": "text/markdown; charset=UTF-8",
  ".vtt": "text/vtt; charset=UTF-8",
}

const encodings = {
  // Hosts compress on the fly, so not at the highest quality.
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => gzipSync(body),
  identity: (body: Buffer) => body,
}
type Encoding = keyof typeof encodings
type Sent = { changed: number; body: Buffer; etag: string }

/** Serves compressed text. Each file is compressed once and cached in memory until it changes. */
export class TextFiles {
  readonly #kept = new Map<string, Sent>()

  serves = (file: string) => path.extname(file) in types

  /** Answers with a file, or with 304 if the browser has it already. Headers set before are kept. */
  send(request: IncomingMessage, response: ServerResponse, file: string, status = 200) {
    const encoding = encodingFor(request)
    const { body, etag } = this.#read(file, encoding)
    response.setHeader("Content-Type", types[path.extname(file)] ?? "application/octet-stream")
    response.setHeader("ETag", etag)
    response.setHeader("Vary", "Accept-Encoding")
    if (status === 200 && request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304).end()
      return
    }
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding)
    response.setHeader("Content-Length", body.length)
    response.writeHead(status).end(request.method === "HEAD" ? undefined : body)
  }

  #read(file: string, encoding: Encoding): Sent {
    const key = `${encoding} ${file}`
    const changed = statSync(file).mtimeMs
    const kept = this.#kept.get(key)
    if (kept?.changed === changed) return kept
    const whole = readFileSync(file)
    const digest = createHash("sha256").update(whole).digest("hex").slice(0, 16)
    const sent = { changed, body: encodings[encoding](whole), etag: `"${digest}-${encoding}"` }
    this.#kept.set(key, sent)
    return sent
  }
}

function encodingFor({ headers }: IncomingMessage): Encoding {
  const accepted = headers["accept-encoding"] ?? ""
  if (/\bbr\b/.test(accepted)) return "br"
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity"
}
