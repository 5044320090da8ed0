import type { GraphQLFieldResolver, GraphQLResolveInfo } from "gatsby/graphql"
import { translatedTypes } from "../../model/schema/content-types"
import type { NodeModel, ResolverContext } from "../schema/resolver-context"

type Resolver = GraphQLFieldResolver<unknown, ResolverContext>
type FieldConfig = { resolve?: unknown }
type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldConfig>>>>

const translated: ReadonlySet<string> = new Set(translatedTypes.map(({ name }) => name))

/** A node model that finds entries of one language alone. */
function scoped(nodeModel: NodeModel, language: string): NodeModel {
  const inLanguage = <Query extends { type: string; query?: { filter?: object } }>(args: Query): Query =>
    translated.has(args.type)
      ? { ...args, query: { ...args.query, filter: { ...args.query?.filter, language: { eq: language } } } }
      : args
  // The rest of the model is Gatsby's own.
  return Object.assign(Object.create(nodeModel), {
    findOne: (args: { type: string }) => nodeModel.findOne(inLanguage(args)),
    findAll: (args: { type: string }) => nodeModel.findAll(inLanguage(args)),
  })
}

/**
 * A resolver that finds entries in the language of the page whose query runs, or else in the site's own.
 * @param languages of the site. If there is one, the resolver is as it was.
 */
export function inPageLanguage(resolve: Resolver, languages: readonly [string, ...string[]]): Resolver {
  if (languages.length === 1) return resolve
  return (source, args, context, info) =>
    resolve(
      source,
      args,
      { ...context, nodeModel: scoped(context.nodeModel, context.language ?? languages[0]) },
      info,
    )
}

/** The same for all fields of some types. */
export function allInPageLanguage(
  resolvers: Resolvers,
  languages: readonly [string, ...string[]],
): Resolvers {
  if (languages.length === 1) return resolvers
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          isResolver(field.resolve) ? { ...field, resolve: inPageLanguage(field.resolve, languages) } : field,
        ]),
      ),
    ]),
  )
}

const isResolver = (resolve: unknown): resolve is Resolver => typeof resolve === "function"

type Info = GraphQLResolveInfo & { originalResolver: Resolver }
type Filtered = { filter?: object }

/**
 * Resolvers of a query's own fields, `homePage` and `allArticle`, that find the entries in the page's language. None in a
 * site of one language.
 */
export function localQueries(languages: readonly [string, ...string[]]): Resolvers {
  if (languages.length === 1) return {}
  const fields = translatedTypes.flatMap(({ name }) => [
    [
      name.charAt(0).toLowerCase() + name.slice(1),
      {
        resolve: (source: unknown, args: object, context: ResolverContext, info: Info): unknown =>
          info.originalResolver(source, { ...args, ...only(context, languages) }, context, info),
      },
    ] as const,
    [
      `all${name}`,
      {
        resolve: (source: unknown, args: Filtered, context: ResolverContext, info: Info): unknown => {
          const filter = { ...args.filter, ...only(context, languages) }
          return info.originalResolver(source, { ...args, filter }, context, info)
        },
      },
    ] as const,
  ])
  return { Query: Object.fromEntries(fields) }
}

const only = ({ language }: ResolverContext, [own]: readonly [string, ...string[]]) => ({
  language: { eq: language ?? own },
})
