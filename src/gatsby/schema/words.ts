import type { Node, SourceNodesArgs } from "gatsby"
import type { z } from "zod"
import type { languageWords } from "../../model/schema/content-types/words"
import en from "../../words/en.json"
import { pluralCategories } from "../../words/plural-categories"
import { shipped } from "../../words/shipped"
import { namesOf, wordsIn } from "../../words/words-in"
import type { Words } from "../../words/words"
import { digestOf } from "../digest"
import type { NodeModel, ResolverContext } from "./resolver-context"
import { siteSettings } from "./tokens"

type WordsNode = Node & z.infer<typeof languageWords>

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The words of the controls as types, with the fields that the English file has. */
export const wordsTypes = `
  "The forms of a word by its number, as Intl.PluralRules names them."
  type Plural @dontInfer {
    zero: String
    one: String
    two: String
    few: String
    many: String
    other: String!
  }
  "The words of the controls in the page's language."
  type Words @dontInfer {
    "The categories of the numbers from zero on, for plural forms; the last holds for all further ones."
    plurals: [String!]!
    ${Object.keys(en)
      .map((group) => `${group}: WordsOf${capitalized(group)}!`)
      .join("\n    ")}
  }
  "That the site's own words are as they were: a warm build looks up those that are not."
  type ShippedWords implements Node @dontInfer {
    "A digest of all."
    digest: String!
  }
  ${Object.entries(en)
    .map(
      ([group, words]) => `type WordsOf${capitalized(group)} @dontInfer {
    ${Object.entries(words)
      .map(([word, text]) => `${word}: ${typeof text === "string" ? "String" : "Plural"}!`)
      .join("\n    ")}
  }`,
    )
    .join("\n  ")}
`

/** Creates the node on which the pages' words depend besides the owner's files. */
export function createShippedWords({ actions, createNodeId }: SourceNodesArgs) {
  const digest = digestOf(JSON.stringify(shipped))
  void actions.createNode({
    id: createNodeId("shipped words"),
    digest,
    children: [],
    internal: { type: "ShippedWords", contentDigest: digest },
  })
}

/** The words of the controls in a language. They depend on the files of that language alone. */
export async function wordsOf(language: string, nodeModel: NodeModel): Promise<Words> {
  await nodeModel.findOne({ type: "ShippedWords" })
  const files = await Promise.all(
    namesOf(language).map(async (name) => {
      const query = { filter: { folder: { in: [name, name.toLowerCase()] } } }
      return [name, await nodeModel.findOne<WordsNode>({ type: "LanguageWords", query })] as const
    }),
  )
  return wordsIn(language, new Map(files.flatMap(([name, node]) => (node ? [[name, node]] : []))))
}

/** The language of the page that a query is for, or else that of the site. */
const pageLanguage = async ({ language, nodeModel }: Pick<ResolverContext, "language" | "nodeModel">) =>
  language ?? (await siteSettings(nodeModel)).language

/** The words in that language. */
export const pageWords = async (context: Pick<ResolverContext, "language" | "nodeModel">) =>
  wordsOf(await pageLanguage(context), context.nodeModel)

/** `words` of every page's query. */
export const wordsResolver = {
  Query: {
    words: {
      type: "Words!",
      resolve: async (_: object, __: object, context: ResolverContext) => ({
        ...(await pageWords(context)),
        plurals: pluralCategories(await pageLanguage(context)),
      }),
    },
  },
}
