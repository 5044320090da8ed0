import { type HTMLElement, NodeType } from "node-html-parser"
import type { Content } from "../../src/model/read/content"
import { wordLeaves } from "../../src/model/languages/word-leaves"

/** Attributes whose value is read out or shown. */
const attributes = ["alt", "title", "aria-label", "aria-valuetext", "placeholder", "content", "label"]

const elements = attributes.map((name) => `[${name}]`).join()

/** Code, dates, which `Intl` writes in its own words, and what a page has for programs. */
const leftOut =
  "script, style, noscript, code, pre, samp, time, [translate=no], meta[name=viewport], meta[name=robots], meta[name='twitter:card'], meta[property='og:type'], meta[property^='og:locale']"

/** Addresses, and signs of a data format such as `max-image-preview:large`. */
const address =
  /\S*(?:\/\/|@|\.(?:example|com|dev|html|json|xml|md|pdf|txt|tsx?))\S*|^[\w-]+:[\w-]+$|\/[\w/-]*\//g

/** The words of a built page's texts and attributes that are in plain letters, so that no translation has them. */
export function plainWords(page: HTMLElement, language: string, names: ReadonlySet<string>): string[] {
  const isInLanguage = (element: HTMLElement) =>
    element.closest("[lang]")?.getAttribute("lang")?.toLowerCase() === language.toLowerCase() &&
    !element.closest(leftOut)
  const texts = page
    .querySelectorAll("*")
    .filter(isInLanguage)
    .flatMap((element) =>
      element.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE).map(({ text }) => text),
    )
  const values = page
    .querySelectorAll(elements)
    .filter(isInLanguage)
    .flatMap((element) => attributes.flatMap((name) => element.getAttribute(name) ?? []))
  const words = [...texts, ...values].flatMap((text) => text.replace(address, " ").match(/[a-z]{2,}/gi) ?? [])
  return [...new Set(words)].filter((word) => !names.has(word.toLowerCase()))
}

/** Words of `Intl` in a language without months and units of its own, and names of formats. */
const ofEveryLanguage = [
  ...(["long", "short"] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, index) => new Date(2026, index, 1).toLocaleDateString("en", { month })),
  ),
  "min",
  "UK",
  "JSON",
  "Feed",
  "RSS",
  "PDF",
]
/** The words of the names and figures of a project's content, which a translation may leave as they are. */
export function namesOf({ entries, tokens }: Content): ReadonlySet<string> {
  const values = entries.flatMap(({ type, data }) =>
    wordLeaves(type.schema, data).flatMap(({ kind, value }) => (kind === "text" ? [] : value)),
  )
  const words = [...values, ...Object.values(tokens)].flatMap((value) => value.match(/[a-z]{2,}/gi) ?? [])
  return new Set([...words, ...ofEveryLanguage].map((word) => word.toLowerCase()))
}
