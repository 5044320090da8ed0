import type { Root } from "mdast"

/** What the checker needs to know of an MDX body; lines count from the body's first. */
export type BodyOutline = {
  headings: { depth: number; text: string; line: number }[]
  pictures: { src: string; alt: string; line: number }[]
  links: { to: string; line: number }[]
}

/**
 * Compiles an MDX body and lists its headings, pictures and links.
 * @throws VFileMessage with `line` and `reason` where the body does not compile.
 */
export async function outlineOf(body: string): Promise<BodyOutline> {
  const { compile, remarkGfm, visit } = await compilers()
  const outline: BodyOutline = { headings: [], pictures: [], links: [] }
  const collect = () => (tree: Root) => {
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1
      if (node.type === "heading") outline.headings.push({ depth: node.depth, text: textOf(node), line })
      if (node.type === "image") outline.pictures.push({ src: node.url, alt: node.alt ?? "", line })
      if (node.type === "link") outline.links.push({ to: node.url, line })
    })
  }
  await compile(body, { remarkPlugins: [remarkGfm, collect] })
  return outline
}

/** The compilers are ES modules only, so code that runs as CommonJS has to import them when it runs. */
async function compilers() {
  const [{ compile }, { default: remarkGfm }, { visit }] = await Promise.all([
    import("@mdx-js/mdx"),
    import("remark-gfm"),
    import("unist-util-visit"),
  ])
  return { compile, remarkGfm, visit }
}

function textOf(node: object): string {
  if ("value" in node && typeof node.value === "string") return node.value
  if ("children" in node && Array.isArray(node.children)) return node.children.map(textOf).join("")
  return ""
}
