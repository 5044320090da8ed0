import { allowedAttributes, allowedFunctions } from "./allowed-names"

/** A reference to a part of the same drawing. Browsers parse SVG attributes as CSS. */
export const localUrl = /url\(\s*(["']?)#([^"'()\\\s]+)\1\s*\)/gi

/** Characters that XML forbids, even written as `&#1;`. */
export const illegalCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const outside = "a drawing may not reach outside itself; draw what it points to as shapes of this file"

/** Why a drawing may not have an attribute, with the remedy; undefined if it may. */
export function attributeReason(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return "a drawing may not run anything; take it out"
  if (name === "style")
    return "it says something that no attribute can, such as mix-blend-mode; take that out, or use a picture file in its place"
  if (!allowedAttributes.has(name)) return "it is not among the attributes a drawing may have; take it out"
  if (value.search(illegalCharacter) !== -1) return "it holds a control character; take that out"
  if (name === "href") return /^#[^\s]+$/.test(value) ? undefined : outside
  return valueReason(value.replaceAll(localUrl, ""))
}

function valueReason(value: string): string | undefined {
  // CSS reads `\75rl(` as `url(`.
  if (value.includes("\\")) return "it holds a backslash; write its characters as they are"
  for (const [, name = ""] of value.matchAll(/([^\s,:;()/*"']*)\(/g)) {
    if (/^(?:url|src|image|image-set|element)$/i.test(name)) return outside
    // Without a name, these are plain parentheses.
    if (name && !allowedFunctions.has(name.toLowerCase()))
      return `${name}() is not allowed in a drawing; take it out`
  }
  return undefined
}
