import type { IncomingMessage } from "node:http"
import { TLSSocket } from "node:tls"
import { Refusal } from "./refusal"

/** The names of this machine, with any port. No other machine can be given one of them. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/

/**
 * Refuses a request that was not addressed to this machine by its own name. A page of another
 * host can point its own name at this machine (DNS rebinding); the Host header gives it away.
 * @throws Refusal with status 403.
 */
export function expectLoopback({ headers }: IncomingMessage) {
  if (!loopback.test(headers.host ?? "")) {
    throw new Refusal(403, "This is only for the machine that runs npm start. Open it at localhost.")
  }
}

/**
 * Refuses a request that no page of this very server has sent. Browsers name the page's origin
 * with every POST.
 * @throws Refusal with status 403.
 */
export function expectOwnPage({ headers, socket }: IncomingMessage) {
  const scheme = socket instanceof TLSSocket ? "https" : "http"
  if (headers.origin !== `${scheme}://${headers.host}`) {
    throw new Refusal(403, "This is only for the pages of this server.")
  }
}

/**
 * Whether a page of another origin asks for this, other than by a link that was followed. Gatsby answers every origin,
 * also by opening a file in the developer's editor.
 */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers
  if (site === undefined) return origin !== undefined && !origin.endsWith(`://${host}`)
  return (site === "cross-site" || site === "same-site") && destination !== "document"
}
