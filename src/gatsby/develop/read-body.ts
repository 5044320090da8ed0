import type { IncomingMessage } from "node:http"
import { HttpError } from "./http-error"

/**
 * Reads the body of a request.
 * @param limit how many bytes it may have. Further bytes are read, so that the sender gets the
 *   answer, but not kept.
 * @throws HttpError with status 413 if it has more. Rejects if the sender aborts.
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
