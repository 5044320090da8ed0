import type { IncomingMessage } from "node:http"
import { TLSSocket } from "node:tls"
import { HttpError } from "./http-error"

/** The names of this machine, with any port. No other machine can have one of them. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/**
 * Refuses a request whose Host header is not a name of this machine. Another site can point its
 * own domain at this machine (DNS rebinding), but the Host header reveals it.
 * @throws HttpError with status 403.
 */
export function expectLoopback({ headers }: IncomingMessage) {
  if (!loopback.test(headers.host ?? "")) {
    throw new HttpError(403, "Only the machine that runs npm start can use this. Open it at localhost.")
  }
}

/**
 * Refuses a request that does not come from a page of this server. Browsers send the page's
 * origin with every POST.
 * @throws HttpError with status 403.
 */
export function expectSameOrigin({ headers, socket }: IncomingMessage) {
  const scheme = socket instanceof TLSSocket ? "https" : "http"
  if (headers.origin !== `${scheme}://${headers.host}`) {
    throw new HttpError(403, "Only pages of this server can use this.")
  }
}

/** Gatsby's own routes. One of them opens a file in the developer's editor, another reads all data. */
const gatsbyRoute = /^\/__/

/**
 * Whether a page of another origin sent this request, other than by a followed link to a page. Gatsby answers every
 * origin.
 */
function isCrossOrigin({ headers, url = "" }: IncomingMessage): boolean {
  const { origin, host, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers
  if (site === undefined) return origin !== undefined && !origin.endsWith(`://${host}`)
  if (site !== "cross-site" && site !== "same-site") return false
  return destination !== "document" || gatsbyRoute.test(url)
}

/** A host that DNS has no say in: this machine's names, or an IP address, with any port. */
const certain = /^(?:(?:[\w-]+\.)*localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses a request that another site may have caused. A phone of the network may ask by this machine's IP address,
 * under `npm start -- --host 0.0.0.0`; another site cannot have that as its own name (DNS rebinding).
 * @throws HttpError with status 403.
 */
export function refuseCrossOrigin(request: IncomingMessage) {
  if (!certain.test(request.headers.host ?? ""))
    throw new HttpError(
      403,
      "This is a development server. Open it at localhost, or at this machine's IP address.",
    )
  if (isCrossOrigin(request)) throw new HttpError(403, "Only pages of this server can use this.")
}
