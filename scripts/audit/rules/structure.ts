import type { HTMLElement } from "node-html-parser"
import { firstViewEnd } from "../../../src/startup/first-view-end"
import { nonBreakingTitle } from "../../../src/text/non-breaking-title"
import { type Rule, isUnlisted } from "../site"

/** Pictures must have their size, so that nothing shifts. */
export const pictures: Rule = ({ document }) =>
  document
    .querySelectorAll("img")
    .flatMap((img) =>
      ["width", "height"]
        .filter((attribute) => img.getAttribute(attribute) === undefined)
        .map((attribute) => `the picture ${img.getAttribute("src") ?? ""} has no ${attribute}`),
    )

/** The first paint must wait for the first view, no more and no less (src/startup/first-view-end.ts). */
export const firstView: Rule = (page) => {
  const marks = page.document.querySelectorAll('head link[rel="expect"][blocking="render"]').length
  return marks === 1 || isUnlisted(page)
    ? []
    : [`has ${marks} links of rel="expect" that block rendering, not one`]
}

/** What Cloudflare leaves alone (src/post-build/html/no-email-obfuscation.ts). */
const kept = /<!--email_off-->[^]*?<!--\/email_off-->|<script[^>]*>[^]*?<\/script>/g

/** Cloudflare must leave mail addresses as they are: its link needs a script that the policy refuses. */
export const mailAddresses: Rule = ({ html }) => {
  const [, body = ""] = /<body[^>]*>([^]*)/.exec(html) ?? []
  const found = body.replaceAll(kept, "").matchAll(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi)
  return [
    ...new Set([...found].map(([address]) => `the mail address ${address} is not kept from Cloudflare`)),
  ]
}

/** A title's short words must be bound to what they belong to (src/text/non-breaking-title.ts): no browser knows them. */
export const boundTitles: Rule = ({ document }) =>
  document
    .querySelectorAll("h1")
    // Home's ends with a list of words that take turns.
    .filter((title) => title.children.length === 0 && !isBound(title.text))
    .map((title) => `has a title whose words may be parted: "${title.text}"`)

/** A drawing of the first view that comes late must not have its empty place before words, which would seem indented. */
export const lateDrawings: Rule = ({ document }) =>
  document
    .querySelectorAll("main span")
    .filter(({ children: [only, ...more], nextElementSibling: next }) => {
      const isLate = only?.tagName === "NOSCRIPT" && more.length === 0
      return (
        isLate &&
        next !== null &&
        /^(?:P|A|SPAN|STRONG|H[1-6])$/.test(next.tagName) &&
        !next.classList.contains("visually-hidden") &&
        next.text.trim() !== ""
      )
    })
    .filter((drawing) => isInFirstView(document, drawing))
    .map(({ nextElementSibling: next }) => `has the empty place of a drawing before "${next?.text.trim()}"`)

const isInFirstView = (document: HTMLElement, part: HTMLElement) => {
  const end = document.getElementById(firstViewEnd)
  return end !== null && part.range[0] < end.range[0]
}

const noBreak = "\u00a0"

/** Whether a title has a no-break space wherever it needs one. An owner may have put in others. */
const isBound = (title: string) =>
  [...nonBreakingTitle(title.replaceAll(noBreak, " ")).matchAll(/\u00a0/g)].every(
    ({ index }) => title[index] === noBreak,
  )
