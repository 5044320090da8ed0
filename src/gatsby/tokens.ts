import { fillIn } from "../text/fill-in"
import type { GraphQLFieldResolver } from "gatsby/graphql"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { type OwnerTokens, ownerTokens } from "../model/tokens"
import type { SiteNode } from "./entries"

/**
 * The owner's tokens. They are read from the site's node, so that Gatsby knows which pages
 * to rebuild when the owner's name changes.
 */
export const siteTokens = async (nodeModel: NodeModel): Promise<OwnerTokens> =>
  ownerTokens(await siteOwner(nodeModel))

/** The owner, from the site's node. */
export async function siteOwner(nodeModel: NodeModel): Promise<SiteNode["owner"]> {
  const site = await nodeModel.findOne<SiteNode>({ type: "SiteSettings" })
  if (!site) throw new Error("content/site.json was not read")
  return site.owner
}

/** Resolves a text, or a list of texts, with the owner's tokens filled in. */
export const fillFromSite: GraphQLFieldResolver<unknown, ResolverContext> = async (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = await context.defaultFieldResolver(source, args, context, info)
  if (!hasToken(value)) return value
  const tokens = await siteTokens(context.nodeModel)
  return Array.isArray(value)
    ? value.map((item: unknown) => (typeof item === "string" ? fillIn(item, tokens) : item))
    : fillIn(value, tokens)
}

const hasToken = (value: unknown): value is string | unknown[] =>
  typeof value === "string" ? value.includes("{") : Array.isArray(value) && value.some(hasToken)
