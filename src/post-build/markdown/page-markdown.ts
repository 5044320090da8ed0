import { gfm } from "@joplin/turndown-plugin-gfm"
import { Parser } from "htmlparser2"
import Turndown from "turndown"
import { escapeMarkdown } from "./escape-markdown"

/** Parts of a page that are no text: controls, drawings, code, and what screen readers skip. */
const left = [
  "button",
  "form",
  "input",
  "nav",
  "noscript",
  "script",
  "style",
  "svg",
  "template",
  "video",
] as const

/** A character that no content may hold (src/model/schema/characters.ts). */
const between = "\uFDD0"

/** A page's `<main>` as Markdown with absolute addresses. */
export function pageMarkdown(html: string, address: string): string {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"))
  const service = new Turndown({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" })
  service.use(gfm)
  service.escape = escapeMarkdown
  service.addRule("picture", {
    filter: "img",
    replacement: (_, node) => {
      const alt = attribute(node, "alt")
      return alt ? `![${escapeMarkdown(oneLine(alt))}](${absolute(attribute(node, "src"), address)})` : ""
    },
  })
  service.addRule("link", {
    filter: (node) => node.nodeName === "A",
    replacement: (words, node) => {
      const label = oneLine(words)
      // Links side by side have no space between them in the page's HTML.
      const space = node.previousSibling?.nodeName === "A" ? " " : ""
      return label && `${space}[${label}](${absolute(attribute(node, "href"), address)})`
    },
  })
  // The last rule is asked first.
  service.addRule("left", {
    filter: (node) => left.some((name) => name.toUpperCase() === node.nodeName) || isHidden(node),
    replacement: () => "",
  })
  // The plugin for tables makes several bars one, unless something stands between them.
  const markdown = service.turndown(main.replaceAll(/\|(?=\|)/g, `|${between}`)).replaceAll(between, "")
  return `${markdown.trim()}\n`
}

const attribute = (node: Turndown.Node, name: string) =>
  ("getAttribute" in node && node.getAttribute(name)) || ""

/** What the build counts of a page comes after its Markdown alternate (src/title-block/). */
const isHidden = (node: HTMLElement) =>
  node.getAttribute("aria-hidden") === "true" ||
  node.hasAttribute("hidden") ||
  node.hasAttribute("inert") ||
  node.hasAttribute("data-counted")

/** A whole address that does not end a link's own parentheses. */
function absolute(target: string, base: string): string {
  const address = URL.canParse(target, base) ? new URL(target, base).href : encodeURI(target)
  return address.replaceAll("(", "%28").replaceAll(")", "%29")
}

const oneLine = (words: string) => words.replaceAll(/\s+/g, " ").trim()

export function descriptionOf(html: string): string {
  let found = ""
  const parser = new Parser({
    onopentag(name, { name: meta, content = "" }) {
      if (name === "meta" && meta === "description") found = content
    },
  })
  parser.end(html)
  return found
}
