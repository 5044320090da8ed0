import type { IncomingMessage } from "node:http"
import { HttpError } from "./http-error"

/**
 * Reads a body of at most `limit` bytes. Throws HttpError (413) once all of a larger one has come; its sender then
 * reads the answer. Rejects if the sender aborts.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new HttpError(413, `The request is larger than ${Math.floor(limit / 1024)} kB.`)
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) continue
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  if (size > limit) throw tooLarge
  return Buffer.concat(chunks)
}
