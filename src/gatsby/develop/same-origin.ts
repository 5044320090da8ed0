import type { IncomingMessage } from "node:http"
import { TLSSocket } from "node:tls"
import { HttpError } from "./http-error"

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/** Refuses (403) a Host header that is no name of this machine: another site may point its domain here. */
export function expectLoopback({ headers }: IncomingMessage) {
  if (!loopback.test(headers.host ?? "")) {
    throw new HttpError(403, "Only the machine that runs npm start can use this. Open it at localhost.")
  }
}

/**
 * Refuses (403) a request that comes from no page of this server. Browsers send the origin with every POST. GitHub's codespaces put
 * TLS of their own before the server.
 */
export function expectSameOrigin({ headers, socket }: IncomingMessage) {
  const isForwarded = process.env["CODESPACES"] === "true" && headers.origin?.startsWith("https:")
  const scheme = socket instanceof TLSSocket || isForwarded ? "https" : "http"
  if (headers.origin !== `${scheme}://${headers.host}`) {
    throw new HttpError(403, "Only pages of this server can use this.")
  }
}

/** Gatsby's own routes. One of them opens a file in the developer's editor, another reads all data. */
const gatsbyRoute = /^\/__/

/** Whether a page of another origin sent this, other than by a followed link. Gatsby answers every origin. */
function isCrossOrigin({ headers, url = "" }: IncomingMessage): boolean {
  const { origin, host, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers
  if (site === undefined) return origin !== undefined && !origin.endsWith(`://${host}`)
  if (site !== "cross-site" && site !== "same-site") return false
  return destination !== "document" || gatsbyRoute.test(url)
}

/** A host that DNS has no say in: this machine's names, or an IP address, with any port. */
const certain = /^(?:(?:[\w-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses (403) what another site may have caused. A phone may ask by IP address (`npm start -- --host 0.0.0.0`): no
 * other site can have that as its own name.
 */
export function refuseCrossOrigin(request: IncomingMessage) {
  if (!certain.test(request.headers.host ?? ""))
    throw new HttpError(
      403,
      "This is a development server. Open it at localhost, or at this machine's IP address.",
    )
  if (isCrossOrigin(request)) throw new HttpError(403, "Only pages of this server can use this.")
}
