import { projectIn, projectOf } from "./addresses"
import { folderOf } from "./folder-of"
import { assertPresent } from "../../text/assert-present"
import type { ArticleNode, CaseStudyNode, ProjectNode } from "../source/entries"
import type { ResolverContext } from "./resolver-context"

/** Resolvers for entries that belong to another entry. */
export const relationResolvers = {
  Project: {
    caseStudy: {
      type: "CaseStudy",
      resolve: (node: ProjectNode, _: object, { nodeModel }: ResolverContext) =>
        nodeModel.findOne<CaseStudyNode>({
          type: "CaseStudy",
          query: { filter: { folder: { eq: folderOf(node, nodeModel) } } },
        }),
    },
  },
  CaseStudy: {
    parentProject: {
      type: "Project!",
      resolve: (node: CaseStudyNode, _: object, { nodeModel }: ResolverContext) => projectOf(node, nodeModel),
    },
  },
  LocalProject: {
    entry: {
      type: "Project!",
      resolve: async ({ project }: { project: string }, _: object, { nodeModel }: ResolverContext) =>
        assertPresent(await projectIn(project, nodeModel), `content/projects/${project}/project.json`),
    },
  },
  Skill: {
    proof: {
      type: "Project",
      resolve: ({ project }: { project?: string }, _: object, { nodeModel }: ResolverContext) =>
        project === undefined ? null : projectIn(project, nodeModel),
    },
  },
  ResumeProject: {
    entry: {
      type: "Project",
      resolve: ({ project }: { project?: string }, _: object, { nodeModel }: ResolverContext) =>
        project === undefined ? null : projectIn(project, nodeModel),
    },
  },
  Article: {
    relatedProject: {
      type: "Project",
      resolve: ({ project }: ArticleNode, _: object, { nodeModel }: ResolverContext) =>
        project === undefined ? null : projectIn(project, nodeModel),
    },
  },
}
