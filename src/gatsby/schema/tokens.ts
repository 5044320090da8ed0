import type { GraphQLFieldResolver } from "gatsby/graphql"
import { countTokens, countedTypes } from "../../model/read/counts"
import { type OwnerTokens, ownerTokens, tokensIn } from "../../model/read/tokens"
import { capitalized } from "../../text/numbers/in-words"
import { fillIn } from "../../text/fill-in"
import type { SiteNode } from "../source/entries"
import { entriesByType } from "./entries-by-type"
import type { NodeModel, ResolverContext } from "./resolver-context"

/** The owner's tokens, read from the site's node, so that Gatsby rebuilds the pages that depend on it. */
export async function siteTokens(nodeModel: Pick<NodeModel, "findOne">): Promise<OwnerTokens> {
  const { owner, language } = await siteSettings(nodeModel)
  return ownerTokens(owner, undefined, language)
}

export async function siteSettings(nodeModel: Pick<NodeModel, "findOne">): Promise<SiteNode> {
  const site = await nodeModel.findOne<SiteNode>({ type: "SiteSettings" })
  if (!site) throw new Error("content/site.json was not read")
  return site
}

export const siteOwner = async (nodeModel: Pick<NodeModel, "findOne">): Promise<SiteNode["owner"]> =>
  (await siteSettings(nodeModel)).owner

/** A text with its tokens filled in by `fill`, which skips code in Markdown. Depends only on the entries it counts. */
export async function fillTokens(text: string, nodeModel: NodeModel, fill = fillIn): Promise<string> {
  const keys = new Set(tokensIn(text))
  if (keys.size === 0) return text
  // What counts from a date is counted again each month.
  if (keys.has("experience") || keys.has("experienceDigits")) await nodeModel.findOne({ type: "BuildMonth" })
  const used = countedTypes.filter(({ name }) =>
    [name, capitalized(name), `${name}Digits`].some((key) => keys.has(key)),
  )
  const counts = countTokens(
    await entriesByType(
      nodeModel,
      used.map(({ type }) => type),
    ),
    used.map(({ name }) => name),
    (await siteSettings(nodeModel)).language,
  )
  return fill(text, { ...counts, ...(await siteTokens(nodeModel)) })
}

/** Resolves a text, or a list of texts, with its tokens filled in. */
export const fillFromSite: GraphQLFieldResolver<unknown, ResolverContext> = async (
  source,
  args,
  context,
  info,
) => {
  const value: unknown = await context.defaultFieldResolver(source, args, context, info)
  const fill = (text: unknown) => (typeof text === "string" ? fillTokens(text, context.nodeModel) : text)
  return Array.isArray(value) ? Promise.all(value.map(fill)) : fill(value)
}
