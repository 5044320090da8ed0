import type { Node } from "gatsby"
import type { z } from "zod"
import type { article } from "../../model/schema/content-types/article"
import type { caseStudy } from "../../model/schema/content-types/case-study"
import type { ledgerClaim } from "../../model/schema/content-types/ledger-claim"
import type { blogsPage } from "../../model/schema/content-types/pages"
import type { project } from "../../model/schema/content-types/project"
import type { site } from "../../model/schema/content-types/site"
import type { textPage } from "../../model/schema/content-types/text-page"

/** An entry as a Gatsby node: the fields of the model, and the name of its folder or file. */
type EntryNode<Schema extends z.ZodType> = Node & z.infer<Schema>

export type SiteNode = EntryNode<typeof site> & {
  /** How prices and dates are written in a further language (src/text/locale/regional-language.ts). */
  regional?: string
}

/** The language in which prices and dates are written. */
export const writtenAs = ({ language, regional }: SiteNode): string => regional ?? language
export type BlogsNode = EntryNode<typeof blogsPage>
export type ProjectNode = EntryNode<typeof project>
export type CaseStudyNode = EntryNode<typeof caseStudy> & { body: string }
export type ArticleNode = EntryNode<typeof article> & { body: string }
export type LedgerNode = EntryNode<typeof ledgerClaim>
export type TextPageNode = EntryNode<typeof textPage> & { body: string }

export type FileNode = Node & { absolutePath: string; dir: string }

export const isFileNode = (value: unknown): value is FileNode =>
  typeof value === "object" && value !== null && "absolutePath" in value

export type AddressedNode = Node & { slug?: string }
