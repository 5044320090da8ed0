import type { z } from "zod"
import { slugify } from "../../text/slugify"
import type { skillList } from "../../model/schema/content-types/lists"
import { projectIn, projectOf } from "./addresses"
import { folderOf } from "./folder-of"
import { madeWith } from "./made-with"
import { assertPresent } from "../../text/assert-present"
import type { ArticleNode, CaseStudyNode, ProjectNode } from "../source/entries"
import type { ResolverContext } from "./resolver-context"

type SkillNode = z.infer<typeof skillList>["groups"][number]["items"][number]

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
    projects: {
      type: "Int!",
      resolve: async (
        { name, synonyms = [], project, allBut }: SkillNode,
        _: object,
        { nodeModel }: ResolverContext,
      ) => {
        const keys = new Set([name, ...synonyms].map(slugify))
        const isUsed = ({ folder, names }: { folder: string; names: readonly string[] }) =>
          allBut
            ? !allBut.includes(folder)
            : folder === project || names.some((each) => keys.has(slugify(each)))
        return (await madeWith(nodeModel)).filter(isUsed).length
      },
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
