import type { GraphQLFieldResolver } from "gatsby/graphql"
import { z } from "zod"
import { absentPages, byAddress, decisiveTypes, pageOfLink } from "../../model/pages/absent/absent-pages"
import { presentMenu } from "../../model/pages/absent/present-menu"
import { fillIn } from "../../text/fill-in"
import type { SiteNode } from "../source/entries"
import { entriesByType } from "./entries-by-type"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { siteTokens } from "./tokens"

/** Returns whether a link leads to a page that the site does without. Read from nodes, so that Gatsby knows what depends on it. */
export async function absentIn(nodeModel: NodeModel): Promise<(to: string) => boolean> {
  const entriesOf = await entriesByType(nodeModel, decisiveTypes)
  const settings = await nodeModel.findOne<SiteNode>({ type: "SiteSettings" })
  const tokens = await siteTokens(nodeModel)
  const absent = byAddress(absentPages(settings, entriesOf), tokens.slug)
  return (to) => absent.has(pageOfLink(fillIn(to, tokens)))
}

const link = z.object({ to: z.string() })

/** Resolves a button, or a list of them, without those that lead to a page the site does without. */
export const presentOnly: GraphQLFieldResolver<unknown, ResolverContext> = async (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = await context.defaultFieldResolver(source, args, context, info)
  const isAbsent = await absentIn(context.nodeModel)
  const isThere = (item: unknown) => {
    const { data } = link.safeParse(item)
    return !data || !isAbsent(data.to)
  }
  if (Array.isArray(value)) return value.filter(isThere)
  return isThere(value) ? value : null
}

/** The header's menu, without what leads to pages that the site does without. */
export const menuResolver = {
  SiteSettings: {
    menu: {
      resolve: async ({ menu }: SiteNode, _: object, { nodeModel }: ResolverContext) =>
        presentMenu(menu, await absentIn(nodeModel)),
    },
  },
}
