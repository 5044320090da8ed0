import type { Root } from "mdast"
import { type PseudoLanguage, pseudoText } from "./pseudo-text"

/** Translates a text in MDX: its words and the descriptions of its pictures, not its code. */
export async function pseudoBody(body: string, language: PseudoLanguage): Promise<string> {
  const [{ createProcessor }, { default: remarkGfm }, { visit }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("unist-util-visit"),
  ])
  const places: [from: number, to: number][] = []
  const collect = () => (tree: Root) => {
    visit(tree, (node) => {
      const from = node.position?.start.offset
      const to = node.position?.end.offset
      if (from === undefined || to === undefined) return
      if (node.type === "text") places.push([from, to])
      if (node.type === "image" && node.alt) places.push([from + 2, from + 2 + node.alt.length])
    })
  }
  const processor = createProcessor({ remarkPlugins: [remarkGfm, collect] })
  await processor.run(processor.parse(body))
  return places
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (text, [from, to]) => text.slice(0, from) + pseudoText(text.slice(from, to), language) + text.slice(to),
      body,
    )
}
