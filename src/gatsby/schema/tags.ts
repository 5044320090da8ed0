import { fixedRoutes } from "../../routes/routes"
import { tagPath } from "../../routes/tag-pages"
import { countTags, type TagCount } from "../../model/pages/tags"
import type { LocalNode } from "../languages/local-nodes"
import { localPath, localSite } from "../languages/local-site"
import { feedTitles } from "../site-files/feeds/feed-languages"
import type { ArticleNode, BlogsNode } from "../source/entries"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { fillTokens, siteTokens } from "./tokens"

/** An article's tags, and those of all articles, each with its page; and which feeds a page has. */
export const tagResolvers = {
  Article: {
    tagList: {
      type: "[Tag!]!",
      resolve: async (node: ArticleNode, _: object, context: ResolverContext) =>
        withPaths(
          (await tagsOf(node, context.nodeModel)).map((name) => ({ name, count: 1 })),
          context,
        ),
    },
  },
  SiteSettings: {
    /** The language of the page that asks, if it is a further one and has feeds of its own. */
    feedLanguage: {
      type: "String",
      resolve: (_: object, __: object, { language }: ResolverContext) => {
        const { content } = localSite()
        const isFurther = language !== undefined && language !== content.languages[0]
        return isFurther && feedTitles(content).has(language) ? language : null
      },
    },
  },
  BlogsPage: {
    tagList: {
      type: "[Tag!]!",
      resolve: async (_: object, __: object, context: ResolverContext) => {
        const { nodeModel, language } = context
        const { entries } = await nodeModel.findAll<ArticleNode & Partial<LocalNode>>({ type: "Article" })
        const articles = [...entries]
          .filter(({ written }) => !written)
          .map(async (node) => ({ tags: await tagsOf(node, nodeModel) }))
        return withPaths(countTags(await Promise.all(articles), language), context)
      },
    },
  },
}

const tagsOf = ({ tags = [] }: Pick<ArticleNode, "tags">, nodeModel: NodeModel) =>
  Promise.all(tags.map((tag) => fillTokens(tag, nodeModel)))

async function withPaths(tags: readonly TagCount[], { nodeModel, language }: ResolverContext) {
  const page = await nodeModel.findOne<BlogsNode>({ type: "BlogsPage" })
  const { blogs } = fixedRoutes((await siteTokens(nodeModel)).slug)
  const pathOf = (name: string) => localPath(tagPath(blogs, name), language)
  return tags.map((tag) => ({ ...tag, path: page?.tags ? pathOf(tag.name) : null }))
}
