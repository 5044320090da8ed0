import type { Preferences } from "./preferences"

/** Everything that the site stores in a browser. The privacy page lists it; e2e/privacy.spec.ts checks the list. */

/** The draft message (`draft.ts`). Also the name of the lock that a tab holds while sending it (`sending.ts`). */
export const draftKey = "message"

/** How long a draft or an estimate is kept after its last change, in days. */
export const draftDays = 30

/** Gatsby's own keys: a page's scroll position (the page's path follows the bar), and a reload after a new build. */
type GatsbyKey = "@@scroll|" | "gatsby-reload-compilation-hash-match"

type Key = typeof draftKey | "estimate" | keyof Preferences | "seam" | GatsbyKey

/** What is stored under a key, in words for visitors. */
export type Stored = { what: string; why: string; howLong: string }

/** Keys are literals here. Otherwise esbuild would keep these texts in every page's head script. */
export const storedKeys: Readonly<Record<Key, Stored>> = {
  message: {
    what: "The message you are writing in the contact form.",
    why: "A reload or a crash does not lose your words.",
    howLong: `Kept until you send it or clear the form, or for ${draftDays} days after your last change.`,
  },
  estimate: {
    what: "Your answers on the page with the estimate, and their day.",
    why: "The price is there again when you come back.",
    howLong: `Kept until you start over, or for ${draftDays} days after your last answer.`,
  },
  scheme: {
    what: "Light or dark colors, if you chose other than your device does.",
    why: "The next page looks the way you chose.",
    howLong: "Kept until you switch back or clear your browser's data.",
  },
  seam: {
    what: "Where you put the line between drawn and made.",
    why: "The pictures of the next page are divided at the same place.",
    howLong: "Kept until you clear your browser's data.",
  },
  motion: {
    what: "That you paused all motion.",
    why: "The next page stays still, too.",
    howLong: "Kept until you let things move again or clear your browser's data.",
  },
  "@@scroll|": {
    what: "How far you scrolled on a page; the key goes on with the page's path.",
    why: "Going back brings you to the same place.",
    howLong: "Kept until you close the tab.",
  },
  "gatsby-reload-compilation-hash-match": {
    what: "That the page was loaded again because the site had been updated during your visit.",
    why: "It is loaded again once, not over and over.",
    howLong: "Removed as soon as the new page is there; at the latest when you close the tab.",
  },
}
