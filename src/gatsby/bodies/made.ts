import { existsSync } from "node:fs"
import path from "node:path"
import type { Node, NodeInput, SourceNodesArgs } from "gatsby"
import type { z } from "zod"
import { type CodePlace, codeKeys, codePlaces, followed } from "../../code-excerpts/excerpts"
import { droppedIdeas, measuredPages } from "../../code-excerpts/speed-tables"
import { markField } from "../../code-excerpts/mark-field"
import { readExcerpt } from "../../code-excerpts/read-excerpt"
import type { madePage } from "../../model/schema/content-types/made"
import en from "../../words/en.json"
import { pageWords } from "../schema/words"
import { renderBody } from "./render-body"
import type { ResolverContext } from "../schema/resolver-context"

type Fields = Readonly<Record<string, string | number>>
type MadeNode = Node & z.infer<typeof madePage>
type StepNode = { shows: string }

export const madeTypes = `
  "A piece of this repository's code."
  type CodeExcerpt implements Node @dontInfer {
    "The name of the piece in src/code-excerpts/excerpts.ts."
    key: String!
    "The file it was read from."
    file: String!
    "What it is called there."
    name: String!
    "The code, highlighted."
    html: String!
  }
  "What docs/speed.md says of a page."
  type MeasuredPage implements Node @dontInfer {
    page: String!
    before: Int!
    now: Int!
    ratio: String!
    document: String!
    date: String!
    order: Int!
  }
  "What docs/speed.md says was tried and dropped."
  type DroppedIdea implements Node @dontInfer {
    idea: String!
    reason: String!
    date: String!
    order: Int!
  }
`

/** Reads the repository for the page that shows it: as nodes, so that a warm build renders the page again if they change. */
export async function createMadeNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs) {
  function create(type: string, name: string, fields: Fields) {
    const internal = { type, contentDigest: createContentDigest(fields) }
    const node: NodeInput = { ...fields, id: createNodeId(`${type} ${name}`), children: [], internal }
    void actions.createNode(node)
  }
  for (const key of codeKeys) {
    const read = readExcerpt(codePlaces[key])
    if ("code" in read)
      create("CodeExcerpt", key, {
        key,
        ...codePlaces[key],
        html: await highlight(read.code, codePlaces[key]),
      })
  }
  for (const [order, each] of measuredPages().entries()) create("MeasuredPage", each.page, { ...each, order })
  for (const [order, each] of droppedIdeas().entries()) create("DroppedIdea", each.idea, { ...each, order })
}

/** Stands for the name of a block of code, which is in the language of the page that shows it. */
const nameOfCode = "{code}"

/** Code as an article has it, with the followed field marked. */
async function highlight(code: string, { file }: CodePlace): Promise<string> {
  const language = path.extname(file).slice(1)
  const { html } = await renderBody(`~~~~${language}\n${code}\n~~~~\n`, {
    type: "MadePage",
    pathPrefix: "",
    pictureOf: noPicture,
    words: { ...en.body, code: nameOfCode },
  })
  return markField(html, followed)
}

const noPicture = (src: string) => Promise.reject(new Error(`Code has no picture: ${src}`))

/** The code of a step, and the files of the repository that are there. */
export const madeResolvers = {
  CodeExcerpt: {
    html: {
      resolve: async ({ html }: { html: string }, _: object, context: ResolverContext) => {
        const { code } = (await pageWords(context)).body
        return html.replace(`aria-label="${nameOfCode}"`, () => `aria-label="${escaped(code)}"`)
      },
    },
  },
  MadeStep: {
    code: {
      type: "CodeExcerpt",
      resolve: ({ shows }: StepNode, _: object, { nodeModel }: ResolverContext) =>
        nodeModel.findOne({ type: "CodeExcerpt", query: { filter: { key: { eq: shows } } } }),
    },
  },
  RepositoryFiles: {
    files: {
      resolve: ({ files }: NonNullable<MadeNode["more"]>) =>
        files.filter(({ file }) => existsSync(path.resolve(file))),
    },
  },
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;")
