import { contentTypes } from "../../model/schema/content-types"
import { fillIn } from "../../text/fill-in"
import type { AddressedNode, ProjectNode } from "../source/entries"
import { folderOf } from "./folder-of"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { siteTokens } from "./tokens"

/** The end of an entry's address: a project's own `slug`, or else the name of the folder or file. */
async function slugOf(node: AddressedNode, nodeModel: NodeModel): Promise<string> {
  const own = node.internal.type === "CaseStudy" ? await projectOf(node, nodeModel) : node
  const slug = own.slug ?? folderOf(node, nodeModel)
  return slug.includes("{") ? fillIn(slug, await siteTokens(nodeModel)) : slug
}

/** The project whose folder contains an entry. Throws if it has no project.json. */
export async function projectOf(node: AddressedNode, nodeModel: NodeModel): Promise<ProjectNode> {
  const folder = folderOf(node, nodeModel)
  const project = await projectIn(folder, nodeModel)
  if (!project) throw new Error(`content/projects/${folder} has no project.json`)
  return project
}

export const projectIn = (folder: string, nodeModel: NodeModel): Promise<ProjectNode | null> =>
  nodeModel.findOne<ProjectNode>({ type: "Project", query: { filter: { folder: { eq: folder } } } })

export const addressResolvers = Object.fromEntries(
  contentTypes
    .filter(({ place }) => place.includes("<slug>"))
    .map(({ name, path }) => {
      const slug = {
        resolve: (node: AddressedNode, _: object, { nodeModel }: ResolverContext) => slugOf(node, nodeModel),
      }
      const folder = {
        resolve: (node: AddressedNode, _: object, { nodeModel }: ResolverContext) =>
          folderOf(node, nodeModel),
      }
      const pathField = path && {
        resolve: async (node: AddressedNode, _: object, { nodeModel }: ResolverContext) =>
          path(await slugOf(node, nodeModel)),
      }
      return [name, { slug, folder, ...(pathField && { path: pathField }) }]
    }),
)
