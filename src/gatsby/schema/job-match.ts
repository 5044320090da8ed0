import type { Node } from "gatsby"
import type { z } from "zod"
import { mergeTerms } from "../../job-match/merge-terms"
import type { jobMatch } from "../../model/schema/content-types/job-match"
import type { skillList } from "../../model/schema/content-types/lists"
import type { resume } from "../../model/schema/content-types/resume"
import { madeWith } from "./made-with"
import type { NodeModel, ResolverContext } from "./resolver-context"

type JobMatchNode = Node & z.infer<typeof jobMatch>
type SkillsNode = Node & z.infer<typeof skillList>
type ResumeNode = Node & z.infer<typeof resume>

export const jobMatchTypes = `
  "What the owner lists of what a job ad may name, with what proves it."
  type OwnTerm @dontInfer {
    "What it is called."
    name: String! @tokens
    "Other ways to write it."
    synonyms: [String!]!
    "Whether the capital letters of its name count."
    exact: Boolean
    "Phrases in which the word means something else."
    except: [String!]
    "The year since which the owner works with it."
    since: String
    "Where it can be seen."
    evidence: [Action!] @present
    "The projects that show it."
    projects: [Project!]!
  }
`

/** Everything that ads may name, divided into what the owner lists and all else. */
async function termsFor({ items: terms }: JobMatchNode, nodeModel: NodeModel) {
  // An empty list is none.
  if (terms.length === 0) return { own: [], others: [] }
  const list = await nodeModel.findOne<SkillsNode>({ type: "SkillList" })
  const own = await nodeModel.findOne<ResumeNode>({ type: "Resume" })
  return mergeTerms({
    terms,
    skills: [...(list?.groups.flatMap(({ items }) => items) ?? []), ...(list?.others ?? [])],
    known: own?.skills?.flatMap(({ name, keywords }) => keywords ?? [name]) ?? [],
    projects: await madeWith(nodeModel),
  })
}

/** Fields of the comparison with job ads. */
export const jobMatchResolvers = {
  JobMatch: {
    own: {
      type: "[OwnTerm!]!",
      resolve: async (match: JobMatchNode, _: object, { nodeModel }: ResolverContext) => {
        const { own } = await termsFor(match, nodeModel)
        return own.map((term) => ({ ...term, projects: term.projects.map(({ node }) => node) }))
      },
    },
    others: {
      type: "[JobTerm!]!",
      resolve: async (match: JobMatchNode, _: object, { nodeModel }: ResolverContext) =>
        (await termsFor(match, nodeModel)).others,
    },
  },
}
