import type { CaseStudyNode, ProjectNode } from "../source/entries"
import { folderOf } from "./folder-of"
import type { NodeModel } from "./resolver-context"

/** Every project with what it is made with: its tags, and what its case study lists. */
export async function madeWith(nodeModel: NodeModel) {
  const { entries: projects } = await nodeModel.findAll<ProjectNode>({ type: "Project" })
  const { entries: studies } = await nodeModel.findAll<CaseStudyNode>({ type: "CaseStudy" })
  const stacks = new Map([...studies].map((node) => [folderOf(node, nodeModel), node.techStack]))
  return [...projects].map((node) => {
    const folder = folderOf(node, nodeModel)
    return { node, folder, names: [...node.tags, ...(stacks.get(folder) ?? [])] }
  })
}
