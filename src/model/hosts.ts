/** The hosts for which a build can write its rules (src/post-build/hosts/, docs/hosting/). */
export const hostNames = ["netlify", "cloudflare", "vercel", "github", "nginx", "caddy"] as const

export type HostName = (typeof hostNames)[number]

/** The host of a site that names none. */
export const usualHost: HostName = "netlify"
