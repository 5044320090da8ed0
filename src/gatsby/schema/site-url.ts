import type { GraphQLFieldResolver } from "gatsby/graphql"
import type { ResolverContext } from "./resolver-context"

/**
 * A site's address in a build: its host, and the folder that it lies in. Only a build with `--prefix-paths` (npm run
 * build) is made for that folder. `npm start` and the browser checks' build lie at the root of their host.
 * @param url the address in `content/site.json`.
 * @param pathPrefix the folder for which the build is made, or an empty text.
 */
export const siteUrl = (url: string, pathPrefix: string): string => new URL(url).origin + pathPrefix

/** The site's address on every page. */
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
