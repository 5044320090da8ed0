import { fixedRoutes } from "../../routes/routes"
import { tagPath } from "../../routes/tag-pages"
import { countTags, type TagCount } from "../../model/pages/tags"
import type { ArticleNode, BlogsNode } from "../source/entries"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { fillTokens, siteTokens } from "./tokens"

/** An article's tags, and those of all articles, each with its page. */
export const tagResolvers = {
  Article: {
    tagList: {
      type: "[Tag!]!",
      resolve: async (node: ArticleNode, _: object, { nodeModel }: ResolverContext) =>
        withPaths(
          (await tagsOf(node, nodeModel)).map((name) => ({ name, count: 1 })),
          nodeModel,
        ),
    },
  },
  BlogsPage: {
    tagList: {
      type: "[Tag!]!",
      resolve: async (_: object, __: object, { nodeModel }: ResolverContext) => {
        const { entries } = await nodeModel.findAll<ArticleNode>({ type: "Article" })
        const articles = [...entries].map(async (node) => ({ tags: await tagsOf(node, nodeModel) }))
        return withPaths(countTags(await Promise.all(articles)), nodeModel)
      },
    },
  },
}

const tagsOf = ({ tags = [] }: Pick<ArticleNode, "tags">, nodeModel: NodeModel) =>
  Promise.all(tags.map((tag) => fillTokens(tag, nodeModel)))

async function withPaths(tags: readonly TagCount[], nodeModel: NodeModel) {
  const page = await nodeModel.findOne<BlogsNode>({ type: "BlogsPage" })
  const { blogs } = fixedRoutes((await siteTokens(nodeModel)).slug)
  return tags.map((tag) => ({ ...tag, path: page?.tags ? tagPath(blogs, tag.name) : null }))
}
