import type { Preferences } from "./preferences"

/** Everything that the site stores in a browser. The privacy page lists it; e2e/served/privacy.spec.ts checks the list. */

/** The draft message (`draft.ts`). Also the name of the lock that a tab holds while sending it (`sending.ts`). */
export const draftKey = "message"

/** How long a draft or an estimate is kept after its last change, in days. */
export const draftDays = 30

/** Gatsby's own keys: a page's scroll position (the page's path follows the bar), and a reload after a new build. */
type GatsbyKey = "@@scroll|" | "gatsby-reload-compilation-hash-match"

type Key = typeof draftKey | "estimate" | "sketch" | keyof Preferences | "seam" | GatsbyKey

/** Every key, and the word of the privacy page for it. Literals: esbuild would keep others in every page's head script. */
export const storedKeys = {
  message: "draft",
  estimate: "estimate",
  sketch: "sketch",
  scheme: "scheme",
  seam: "seam",
  motion: "motion",
  "@@scroll|": "scroll",
  "gatsby-reload-compilation-hash-match": "reload",
} as const satisfies Readonly<Record<Key, string>>
