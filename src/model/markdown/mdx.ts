import type { Root as HastRoot } from "hast"
import type { Root } from "mdast"
import { compileReason } from "./compile-reason"
import type { LineIssue } from "../errors/content-issue"
import { headingIds } from "./heading-ids"
import { depthOf, tooMuchToCompile } from "./mdx-nesting"
import { takenIds } from "./page-ids"
import { disallowedMdx, wordInBraces } from "./disallowed-mdx"
import { pictureName } from "./picture-name"
import { textOf } from "./text-of"

/** What the checker needs to know about an MDX body. Lines count from the body's first. */
export type BodyOutline = {
  headings: { depth: number; text: string; line: number }[]
  pictures: { src: string; alt: string; line: number }[]
  links: { to: string; words: string; line: number }[]
  anchors: string[]
  /** Words in braces that nothing has filled in. The owner means a token, but the compiler reads code. */
  unfilled: { key: string; line: number }[]
  /** Parts that are not Markdown and would not be shown as the owner means them. */
  disallowed: LineIssue[]
}

/** Outlines by type and body, so that repeated checks compile a body only once. */
const outlines = new Map<string, Promise<BodyOutline | LineIssue>>()

/** A body's headings, pictures and links, or why it does not compile. Its type decides which ids are taken. */
export function outlineOf(body: string, type: string): Promise<BodyOutline | LineIssue> {
  const key = `${type} ${body}`
  const outline = outlines.get(key) ?? makeOutline(body, type).catch(compileError)
  outlines.set(key, outline)
  return outline
}

/** The limit of nested elements: more than anyone writes, and fewer than crash the compiler. */
const deepest = 100

async function makeOutline(body: string, type: string): Promise<BodyOutline | LineIssue> {
  const tooMuch = tooMuchToCompile(body)
  if (tooMuch) return tooMuch
  const { createProcessor, remarkGfm, visit } = await compilers()
  const outline: BodyOutline = {
    headings: [],
    pictures: [],
    links: [],
    anchors: [],
    unfilled: [],
    disallowed: [],
  }
  const lines = body.split("\n")
  const collect = () => (tree: Root) => {
    if (depthOf(tree) > deepest)
      outline.disallowed.push({ line: 1, reason: `has marks more than ${deepest} deep in one another` })
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1
      const reason = disallowedMdx(node, lines)
      if (reason) outline.disallowed.push({ line, reason })
      const key = wordInBraces(node)
      if (key) outline.unfilled.push({ key, line })
      if (node.type === "heading") outline.headings.push({ depth: node.depth, text: textOf(node), line })
      if (node.type === "image")
        outline.pictures.push({ src: pictureName(node.url), alt: node.alt ?? "", line })
      if (node.type === "link" || node.type === "definition")
        outline.links.push({ to: node.url, words: textOf(node), line })
    })
  }
  const collectAnchors = () => (tree: HastRoot) => {
    visit(tree, "element", ({ properties }) => void outline.anchors.push(String(properties?.["id"] ?? "")))
  }
  const addIds = await headingIds(takenIds(type))
  const plugins = { remarkPlugins: [remarkGfm, collect], rehypePlugins: [addIds, collectAnchors] }
  const processor = createProcessor(plugins)
  // Every step that can fail is done. Generating code that nobody runs would take a third of the time.
  await processor.run(processor.parse(body))
  return outline
}

/** The compilers are ES modules only, so code that runs as CommonJS has to import them at run time. */
async function compilers() {
  const [{ createProcessor }, { default: remarkGfm }, { visit }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("unist-util-visit"),
  ])
  return { createProcessor, remarkGfm, visit }
}

/** The line of a compiler's message, and its reason in words for the owner. */
function compileError(error: unknown): LineIssue {
  const { line, source, reason } = Object(error)
  return {
    line: typeof line === "number" ? line : 1,
    reason: `does not compile: it ${compileReason(source, String(reason))}`,
  }
}
