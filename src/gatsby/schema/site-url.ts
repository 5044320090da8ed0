import type { GraphQLFieldResolver } from "gatsby/graphql"
import type { ResolverContext } from "./resolver-context"

/** A site's address with its folder, which only `npm run build` (`--prefix-paths`) builds for. */
export const siteUrl = (url: string, pathPrefix: string): string => new URL(url).origin + pathPrefix

export const siteUrlResolver = (pathPrefix: string) => ({
  SiteSettings: { url: { resolve: ({ url }: { url: string }) => siteUrl(url, pathPrefix) } },
})

/** Resolves the address of a file from `static/`. */
export const fileAddress =
  (pathPrefix: string): GraphQLFieldResolver<unknown, ResolverContext> =>
  async (source, args, context, info) => {
    const value: unknown = await context.defaultFieldResolver(source, args, context, info)
    return typeof value === "string" ? pathPrefix + value : value
  }
