import type { Node } from "gatsby"
import type { GraphQLFieldResolver } from "gatsby/graphql"

/** The part of Gatsby's node model that the resolvers use. Gatsby types it as `any`. */
export type NodeModel = {
  findOne<Found extends Node>(args: { type: string; query?: object }): Promise<Found | null>
  findAll<Found extends Node>(args: { type: string; query?: object }): Promise<{ entries: Iterable<Found> }>
  getNodeById(args: { id: string }): Node | null
}

export type ResolverContext = {
  nodeModel: NodeModel
  defaultFieldResolver: GraphQLFieldResolver<unknown, ResolverContext>
}
