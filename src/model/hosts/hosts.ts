import { z } from "zod"

/** The hosts for which a build can write its rules (src/post-build/hosts/, docs/hosting/). */
export const hostNames = ["netlify", "cloudflare", "vercel", "github", "nginx", "caddy"] as const

export type HostName = (typeof hostNames)[number]

/** The host of a site that names none. */
export const defaultHost: HostName = "netlify"

const named = z.object({ host: z.enum(hostNames) }).catch({ host: defaultHost })

/**
 * The host whose rules a build writes and `npm run serve` follows: `host` in `content/site.json`. `SITE_HOST` overrides
 * it, so that the browser checks of a site look at the same build, wherever its owner publishes it.
 * @param settings the data of `content/site.json`.
 */
export const hostOf = (settings: unknown): HostName =>
  named.parse({ host: process.env.SITE_HOST || named.parse(settings).host }).host
