import type { HostName } from "./host-names"

/** The most that a host takes, and the page on which it says so. */
type Limit = { most: number; source: string }

/** What a host takes of a site. A figure that is left out has no limit, or none that the host tells. */
export type HostLimits = {
  name: string
  fileBytes?: Limit
  /** The bytes of a file of the repository. */
  pushedBytes?: Limit
  files?: Limit
  siteBytes?: Limit
  /** What an owner does about former addresses with a question mark, where the host redirects by the path alone. */
  withoutQuery?: { remedy: string; source: string }
  /** The number of redirect rules. A build writes two for a former folder, and four if it has letters beyond ASCII (address-forms.ts). */
  redirects?: Limit
  redirectLength?: Limit
  headerRules?: Limit
  headerLength?: Limit
}

const mebibyte = 2 ** 20
const pages = "https://developers.cloudflare.com/pages"

/** Each host's limits, on the plan that costs nothing. Read in November 2026. */
export const hostLimits = {
  netlify: { name: "Netlify" },
  cloudflare: {
    name: "Cloudflare Pages",
    fileBytes: { most: 25 * mebibyte, source: `${pages}/platform/limits/` },
    files: { most: 20_000, source: `${pages}/platform/limits/` },
    redirects: { most: 2000, source: `${pages}/configuration/redirects/` },
    redirectLength: { most: 1000, source: `${pages}/configuration/redirects/` },
    withoutQuery: {
      remedy: "take it out, and make it a Redirect Rule in Cloudflare's dashboard",
      source: `${pages}/configuration/redirects/`,
    },
    headerRules: { most: 100, source: `${pages}/configuration/headers/` },
    headerLength: { most: 2000, source: `${pages}/configuration/headers/` },
  },
  // 2,048 rules of all kinds: the rest of them is for headers.
  vercel: {
    name: "Vercel",
    redirects: { most: 2000, source: "https://vercel.com/docs/project-configuration" },
  },
  github: {
    name: "GitHub Pages",
    withoutQuery: {
      remedy: "take it out, or choose another host",
      source: "https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages",
    },
    pushedBytes: {
      most: 100 * mebibyte,
      source:
        "https://docs.github.com/en/repositories/working-with-files/managing-large-files/about-large-files-on-github",
    },
    siteBytes: {
      most: 1024 * mebibyte,
      source: "https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits",
    },
  },
  // The owner's own machine.
  nginx: { name: "nginx" },
  caddy: { name: "Caddy" },
} satisfies Record<HostName, HostLimits>

/** A number of bytes in a sentence, such as `25.1 MiB`: rounded up, so that what is too large never looks as if it fit. */
export const inMebibytes = (bytes: number): string => `${Math.ceil((bytes / mebibyte) * 10) / 10} MiB`
