import path from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { fillInMarkdown, withoutCode } from "../../text/code-in-markdown"
import { footnoteWords } from "./footnotes"
import {
  type ArticleNode,
  type CaseStudyNode,
  type FileNode,
  type TextPageNode,
  isFileNode,
} from "../source/entries"
import type { NodeModel, ResolverContext } from "../schema/resolver-context"
import { renderBody, type Body, type BodyPicture } from "./render-body"
import { fillTokens } from "../schema/tokens"
import { imageDataOf } from "../images/image-data"

type BodyNode = ArticleNode | CaseStudyNode | TextPageNode

const wordsPerMinute = 230

/** The widths of a picture in an entry's text, in pixels, and the CSS `sizes` of its display. */
const inText = { breakpoints: [460, 680, 1080, 1600], sizes: "(min-width: 75rem) 69vw, 92vw" }

const words = new Intl.Segmenter("en", { granularity: "word" })

/** How many minutes a text takes to read. Nobody reads code word by word, nor the addresses of links. */
export function minutesOf({ body }: { body: string }): number {
  const prose = withoutCode(body).replaceAll(/\]\([^)\s]*\)|<[^>]*>/g, "")
  const count = [...words.segment(prose)].filter(({ isWordLike }) => isWordLike).length
  return Math.max(1, Math.round(count / wordsPerMinute))
}

/** Resolves MDX to static markup and headings: all entries of a type share one component and need no script. */
export function bodyResolvers(args: CreateResolversArgs) {
  const bodies = new Map<string, Promise<Body>>()

  /** The rendered body. It is rendered once for all fields of a query. */
  async function bodyOf(node: BodyNode, nodeModel: NodeModel): Promise<Body> {
    const source = await fillTokens(node.body, nodeModel, fillInMarkdown)
    const footnotes = await footnoteWords(source, nodeModel)
    const key = `${node.id} ${args.createContentDigest({ source, footnotes })}`
    const body =
      bodies.get(key) ??
      renderBody(source, {
        type: node.internal.type,
        pathPrefix: args.pathPrefix,
        pictureOf: (src) => pictureOf(node, src, nodeModel),
        footnotes,
      })
    bodies.set(key, body)
    return body
  }

  async function pictureOf(node: BodyNode, src: string, nodeModel: NodeModel): Promise<BodyPicture> {
    const mdx = nodeModel.getNodeById({ id: node.parent ?? "" })
    const entry = nodeModel.getNodeById({ id: mdx?.parent ?? "" })
    if (!isFileNode(entry)) throw new Error(`${node.id} comes from no file`)
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
    resolve: async (node: BodyNode, _: object, { nodeModel }: ResolverContext) =>
      (await bodyOf(node, nodeModel)).html,
  }
  const contents = {
    type: "[BodySection!]!",
    resolve: async (node: BodyNode, _: object, { nodeModel }: ResolverContext) =>
      (await bodyOf(node, nodeModel)).sections,
  }
  return {
    Article: { html, contents },
    CaseStudy: { html, contents },
    TextPage: { html, contents },
  }
}
