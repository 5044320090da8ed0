import path from "node:path"
import type { CreateResolversArgs, Node } from "gatsby"
import { fillInMarkdown } from "../../text/code-in-markdown"
import { bodyWords } from "./body-words"
import {
  type ArticleNode,
  type CaseStudyNode,
  type FileNode,
  type TextPageNode,
  isFileNode,
} from "../source/entries"
import type { LocalNode } from "../languages/local-nodes"
import { localSite } from "../languages/local-site"
import type { NodeModel, ResolverContext } from "../schema/resolver-context"
import { renderBody, type Body, type BodyPicture } from "./render-body"
import { fillTokens } from "../schema/tokens"
import { imageDataOf } from "../images/image-data"

type BodyNode = (ArticleNode | CaseStudyNode | TextPageNode) & Partial<LocalNode>

/**
 * The widths of a picture in an entry's text, in pixels, and the CSS `sizes` of its display, as wide as the page
 * (components/prose/two-widths.module.css).
 */
const inText = { breakpoints: [460, 680, 1080, 1600], sizes: "92vw" }

/** The file that a node comes from, over its parents. @throws if it comes from none. */
function fileOf(node: Node, nodeModel: NodeModel): FileNode {
  const parent = nodeModel.getNodeById({ id: node.parent ?? "" })
  if (!parent) throw new Error(`${node.id} comes from no file`)
  return isFileNode(parent) ? parent : fileOf(parent, nodeModel)
}

/** Where links of a text in a further language lead, and the anchors that its headings have in every language. */
const localOptions = ({ language, headingIds }: Partial<LocalNode>) =>
  language === undefined ? {} : { linkOf: localSite().linkIn(language), headingIds }

/** Resolves MDX to static markup and headings: all entries of a type share one component and need no script. */
export function bodyResolvers(args: CreateResolversArgs) {
  const bodies = new Map<string, Promise<Body>>()

  /** The rendered body. It is rendered once for all fields of a query. */
  async function bodyOf(node: BodyNode, context: ResolverContext): Promise<Body> {
    const { nodeModel } = context
    const source = await fillTokens(node.body, nodeModel, fillInMarkdown)
    const added = await bodyWords(source, context)
    const key = `${node.id} ${args.createContentDigest({ source, added })}`
    const body =
      bodies.get(key) ??
      renderBody(source, {
        type: node.internal.type,
        pathPrefix: args.pathPrefix,
        pictureOf: (src) => pictureOf(node, src, nodeModel),
        ...localOptions(node),
        words: added,
      })
    bodies.set(key, body)
    return body
  }

  async function pictureOf(node: BodyNode, src: string, nodeModel: NodeModel): Promise<BodyPicture> {
    const entry = fileOf(node, nodeModel)
    const absolutePath = path.posix.join(entry.dir, src)
    const file = await nodeModel.findOne<FileNode>({
      type: "File",
      query: { filter: { absolutePath: { eq: absolutePath } } },
    })
    if (!file) throw new Error(`${entry.absolutePath}: no picture at ${src}`)
    return imageDataOf(file, inText, args, nodeModel)
  }

  const html = {
    type: "String!",
    resolve: async (node: BodyNode, _: object, context: ResolverContext) =>
      (await bodyOf(node, context)).html,
  }
  const contents = {
    type: "[BodySection!]!",
    resolve: async (node: BodyNode, _: object, context: ResolverContext) =>
      (await bodyOf(node, context)).sections,
  }
  return {
    Article: { html, contents },
    CaseStudy: { html, contents },
    TextPage: { html, contents },
  }
}
