import type { NodePluginArgs } from "gatsby"
import { z } from "zod"
import { fillInMarkdown } from "../../text/code-in-markdown"
import { contentIn } from "../../model/languages/content-in"
import { localFields } from "../../model/languages/local-fields"
import { type BodyOutline, outlineOf } from "../../model/markdown/mdx"
import type { Content } from "../../model/read/content"
import { type Entry, originalFile } from "../../model/read/read-entries"
import { type ContentType, translatedTypes } from "../../model/schema/content-types"
import { regionalLanguage } from "../../text/locale/regional-language"
import { type LocalSite, readLocalSite } from "./local-site"
import { localRoutes } from "./routes"

/** What a node of a further language has besides the fields of its entry. */
export type LocalNode = {
  /** The language of the site that it is for. */
  language: string
  /** The language of its words, if it has no translation. */
  written: string | null
  /** Its page in that language, or else in its own. */
  localPath?: string
  /** The ids of the headings in its text, which are those of its original. */
  headingIds?: readonly string[]
  /** Where the pages are that code names. The settings have them. */
  routes?: Readonly<Record<string, string>>
  /** How prices and dates are written. The settings say so. */
  regional?: string
}

type Args = Pick<
  NodePluginArgs,
  "actions" | "createNodeId" | "createContentDigest" | "getNodesByType" | "getNode"
>

/**
 * Creates a node of every entry for each further language: with the words of its translation, or else its own. Tokens
 * are filled in, and links lead to the pages of the language. Nodes of languages that the site has no more go.
 */
export async function createLocalNodes(args: Args): Promise<void> {
  const site = readLocalSite()
  const { createNode, deleteNode } = args.actions
  const files = filesByPath(args)
  const made = new Set<string>()
  for (const language of site.content.languages.slice(1)) {
    const local = contentIn(site.content, language)
    for (const entry of local.entries.filter(({ type }) => translatedTypes.includes(type))) {
      const parent = files.get(originalFile(entry).slice("content/".length))
      if (parent === undefined) continue
      const id = args.createNodeId(`${originalFile(entry)} ${language}`)
      const fields = await fieldsOf(entry, language, local, site)
      made.add(id)
      const internal = { type: entry.type.name, contentDigest: args.createContentDigest(fields) }
      await createNode({ ...fields, id, parent, children: [], internal }, ownerOf(entry.type))
    }
  }
  for (const type of translatedTypes)
    for (const node of args.getNodesByType(type.name))
      if (isLocal(node) && !made.has(node.id)) deleteNode(node, ownerOf(type))
}

/** The plugin that makes the originals: all nodes of a type are one plugin's, as Gatsby has it. */
const ownerOf = ({ hasBody }: ContentType) => ({
  name: hasBody ? "default-site-plugin" : "gatsby-transformer-json",
})

/** A node of a site's own language has no `written`. */
export const isLocal = (node: object) => "written" in node

const file = z.object({ id: z.string(), relativePath: z.string(), sourceInstanceName: z.literal("content") })

const filesByPath = ({ getNodesByType }: Args): ReadonlyMap<string, string> =>
  new Map(
    getNodesByType("File").flatMap((node) => {
      const { data } = file.safeParse(node)
      return data ? [[data.relativePath, data.id] as const] : []
    }),
  )

const settings = z.object({ country: z.string().optional().catch(undefined) })

const record = z.record(z.string(), z.unknown()).catch({})

async function fieldsOf(entry: Entry, language: string, local: Content, site: LocalSite) {
  const { $schema: _, ...fields } = record.parse(
    localFields(entry.type.schema, entry.data, site.linkIn(language)),
  )
  const isTranslated = entry.original !== undefined
  const [own] = site.content.languages
  const node: LocalNode & { body?: string } = { language, written: isTranslated ? null : own }
  const page = site.pages.find((each) => each.entry && originalFile(each.entry) === originalFile(entry))
  if (page) node.localPath = page.translations.get(language) ?? page.path
  if (entry.type.name === "SiteSettings") {
    node.routes = localRoutes(site.content.tokens.slug, language)
    node.regional = regionalLanguage(language, own, settings.parse(fields).country)
  }
  if (entry.type.hasBody) {
    const { tokens } = isTranslated ? local : site.content
    node.body = fillInMarkdown(entry.source.body, tokens)
    if (entry.original) node.headingIds = await headingIdsOf(entry.original, site.content)
  }
  return { ...fields, ...node }
}

async function headingIdsOf({ source, type }: Entry, { tokens }: Content): Promise<string[]> {
  const outline = await outlineOf(fillInMarkdown(source.body, tokens), type.name)
  return isOutline(outline) ? outline.headingIds : []
}

const isOutline = (outline: object): outline is BodyOutline => "headings" in outline
