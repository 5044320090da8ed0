import { type HTMLElement, parse } from "node-html-parser"

const refused = "script, style, link, meta, base, iframe, object, embed, form, svg, math"

/** Attributes that feed readers refuse or take out, or that mean nothing there. */
const strange = /^(?:on.+|style|class|tabindex|role|aria-.+|data-.+)$/i

const addressed = ["href", "src", "poster", "cite"]

/** Errors in the markup of a feed's articles. Readers show several in one document: whole addresses, no id twice. */
export function feedHtmlErrors(texts: readonly string[]): string[] {
  const elements = texts.flatMap((text) => parse(text).querySelectorAll("*"))
  const ids = elements.flatMap((element) => element.getAttribute("id") ?? [])
  return [
    ...(elements.flatMap(addressesOf).every(isWhole) ? [] : ["has relative addresses in an article"]),
    ...texts
      .flatMap((text) => parse(text).querySelectorAll(refused))
      .map(({ rawTagName }) => `has <${rawTagName}> in an article, which readers refuse`),
    ...elements
      .flatMap((element) => Object.keys(element.attributes))
      .filter((name) => strange.test(name))
      .map((name) => `has the attribute ${name} in an article, which means nothing to readers`),
    ...(new Set(ids).size === ids.length ? [] : ["has an id twice, in its articles together"]),
  ]
}

function addressesOf(element: HTMLElement): string[] {
  const sets = (element.getAttribute("srcset") ?? "").split(",").map((one) => one.trim().split(/\s/)[0] ?? "")
  return [...addressed.map((name) => element.getAttribute(name)), ...sets].flatMap((address) => address || [])
}

const isWhole = (address: string) => URL.canParse(address)
