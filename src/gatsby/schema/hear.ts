import type { Node } from "gatsby"
import type { z } from "zod"
import { examples } from "../../accessibility-tree/examples"
import { spokenEntry } from "../../accessibility-tree/spoken"
import type { hear } from "../../model/schema/content-types/hear"
import { computeTree } from "../accessibility-tree/compute-tree"
import type { LocalNode } from "../languages/local-nodes"
import type { ResolverContext } from "./resolver-context"

type HearNode = Node & z.infer<typeof hear> & Partial<LocalNode>

export const hearTypes = `
  "A piece of HTML, and what a screen reader makes of it."
  type HeardExample @dontInfer {
    html: String!
    "Each thing that is heard; none if it is silent."
    heard: [String!]!
  }
`

/** "Hear this page": what the title block needs, and the examples of `/made/`. */
export const hearResolvers = {
  SiteSettings: {
    hear: {
      type: "HearThisPage",
      // What is not translated would be said in the words of another language.
      resolve: async (_: object, __: object, { nodeModel }: ResolverContext) => {
        const node = await nodeModel.findOne<HearNode>({ type: "HearThisPage" })
        return node?.written ? null : node
      },
    },
  },
  HearThisPage: {
    examples: {
      type: "[HeardExample!]!",
      resolve: (words: HearNode) =>
        examples.map((html) => ({
          html,
          heard: computeTree(`<body>${html}</body>`).heard.map((entry) => spokenEntry(entry, words)),
        })),
    },
  },
}
