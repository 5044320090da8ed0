import path from "node:path"
import { readContent, showsUnpublished } from "../../model/read/content"
import { unpublishedReason } from "../../model/read/unpublished"
import { todayAt } from "../../model/read/today-at"
import type { AddressedNode, ProjectNode, SiteNode } from "../source/entries"
import { projectOf } from "./addresses"
import type { NodeModel, ResolverContext } from "./resolver-context"

/** Says whether a file belongs to an unpublished entry. Gatsby does not read these files, so none can reach a page. */
export function unpublishedFiles(root: string): (file: string) => boolean {
  const { unpublished } = readContent(root, root)
  const files = new Set(
    showsUnpublished() ? [] : unpublished.map(({ entry }) => path.resolve(root, entry.file)),
  )
  return (file) => files.has(path.resolve(root, file))
}

/** Why no build has an entry yet, such as "is a draft", for the mark that `npm start` shows. */
export const unpublishedResolvers = {
  Article: { unpublished: reasonOf("Article") },
  CaseStudy: { unpublished: reasonOf("CaseStudy", projectOf) },
  Project: { unpublished: reasonOf("Project") },
}

/** @param ownerOf returns the entry that takes this one with it. */
function reasonOf(
  type: string,
  ownerOf?: (node: AddressedNode, nodeModel: NodeModel) => Promise<ProjectNode>,
) {
  return {
    type: "String",
    resolve: async (node: AddressedNode, _: object, { nodeModel }: ResolverContext) => {
      if (!showsUnpublished()) return null
      const today = todayAt(await nodeModel.findOne<SiteNode>({ type: "SiteSettings" }))
      const own = unpublishedReason(type, node, today)
      return own ?? unpublishedReason(type, await ownerOf?.(node, nodeModel), today) ?? null
    },
  }
}
