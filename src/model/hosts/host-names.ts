import { z } from "zod"

/** The hosts for which a build can write its rules (src/post-build/hosts/, docs/hosting/). */
export const hostNames = ["netlify", "cloudflare", "vercel", "github", "nginx", "caddy"] as const

export type HostName = (typeof hostNames)[number]

const defaultHost: HostName = "netlify"

const named = z.object({ host: z.enum(hostNames) }).catch({ host: defaultHost })

/** `host` in `content/site.json`. `SITE_HOST` overrides it: browser checks see the same build for every owner. */
export const hostOf = (settings: unknown): HostName =>
  named.parse({ host: process.env.SITE_HOST || named.parse(settings).host }).host
