import { schedulingAssets, schedulingFrame } from "../browser/scheduling-hosts"
import type { InlineParts } from "./inline-parts"

/** What a page may ask besides the site itself. */
export type Hosts = {
  /** The e-mail provider's origin; undefined where no message can be sent. */
  mail: string | undefined
  /** Whether the page shows the scheduling widget. */
  scheduling: boolean
}

/**
 * Markup and code become part of a page only through the policies of src/startup/first.ts (https://www.w3.org/TR/trusted-types/).
 * The scheduling widget sets markup without asking, so its page goes without.
 */
const trustedTypes = { "require-trusted-types-for": ["'script'"], "trusted-types": ["default", "own"] }

/** A page's Content-Security-Policy (CSP 3): nothing but what is named, nothing inline but by its hash. */
export function policyFor({ scripts, styles }: InlineParts, { mail, scheduling }: Hosts): string {
  const directives = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...(scheduling ? [schedulingAssets] : [])],
    "style-src": ["'self'", ...styles, ...(scheduling ? [schedulingAssets] : [])],
    "connect-src": ["'self'", ...(mail ? [mail] : [])],
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
