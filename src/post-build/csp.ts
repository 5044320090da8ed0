import { schedulingAssets, schedulingFrame } from "../browser/scheduling-origins"
import type { CspHashes } from "./html/csp-hashes"

/** The origins besides the site's own that a page may contact. */
export type ThirdParties = {
  /** The e-mail provider's origin; undefined if no message can be sent. */
  mail: string | undefined
  /** The origin of the counter of visits; undefined if the site has none. */
  counter?: string | undefined
  scheduling: boolean
}

/** Markup enters only by src/startup/'s two Trusted Types policies. The scheduling widget bypasses them. */
const trustedTypes = { "require-trusted-types-for": ["'script'"], "trusted-types": ["default", "own"] }

/** A page's Content-Security-Policy (CSP 3). It allows only the named sources, and inline parts only by hash. */
export function policyFor(
  { scripts, styles }: CspHashes,
  { mail, counter, scheduling }: ThirdParties,
): string {
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...(scheduling ? [schedulingAssets] : [])],
    "style-src": ["'self'", ...styles, ...(scheduling ? [schedulingAssets] : [])],
    "connect-src": ["'self'", ...(mail ? [mail] : []), ...(counter ? [counter] : [])],
    ...(scheduling && { "frame-src": [schedulingFrame] }),
    "object-src": ["'none'"],
    "base-uri": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    ...(!scheduling && trustedTypes),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ")
}
