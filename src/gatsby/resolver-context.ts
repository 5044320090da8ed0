import type { Node } from "gatsby"
import type { GraphQLFieldResolver } from "gatsby/graphql"

/** What of Gatsby's node model the resolvers use; Gatsby types it as `any`. */
export type NodeModel = {
  findOne<Found extends Node>(args: { type: string; query?: object }): Promise<Found | null>
  findAll(args: { type: string }): Promise<{ entries: Iterable<Node> }>
  getNodeById(args: { id: string }): Node | null
}

/** The context that Gatsby hands to a resolver. */
export type ResolverContext = {
  nodeModel: NodeModel
  defaultFieldResolver: GraphQLFieldResolver<unknown, ResolverContext>
}
