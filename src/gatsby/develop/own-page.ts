import type { IncomingMessage } from "node:http"
import { TLSSocket } from "node:tls"
import { Refusal } from "./refusal"

/** The names of this machine, with any port. No other machine can have one of them. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/**
 * Refuses a request whose Host header is not a name of this machine. Another site can point its
 * own domain at this machine (DNS rebinding), but the Host header reveals it.
 * @throws Refusal with status 403.
 */
export function expectLoopback({ headers }: IncomingMessage) {
  if (!loopback.test(headers.host ?? "")) {
    throw new Refusal(403, "Only the machine that runs npm start can use this. Open it at localhost.")
  }
}

/**
 * Refuses a request that does not come from a page of this server. Browsers send the page's
 * origin with every POST.
 * @throws Refusal with status 403.
 */
export function expectOwnPage({ headers, socket }: IncomingMessage) {
  const scheme = socket instanceof TLSSocket ? "https" : "http"
  if (headers.origin !== `${scheme}://${headers.host}`) {
    throw new Refusal(403, "Only pages of this server can use this.")
  }
}

/**
 * Whether a page of another origin sent this request, other than by a followed link. Gatsby answers every origin,
 * and one of its routes even opens a file in the developer's editor.
 */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers
  if (site === undefined) return origin !== undefined && !origin.endsWith(`://${host}`)
  return (site === "cross-site" || site === "same-site") && destination !== "document"
}
