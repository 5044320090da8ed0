import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { compare } from "../../claims/compare"
import { type Measure, type Result, readResult } from "../../claims/result"
import { fixedRoutes } from "../../routes/routes"
import { contentFolder } from "../source/content-folder"
import {
  type ArticleNode,
  type CaseStudyNode,
  type LedgerNode,
  type ProjectNode,
  writtenAs,
} from "../source/entries"
import { absentIn } from "./present"
import { siteSettings } from "./tokens"
import type { NodeModel, ResolverContext } from "./resolver-context"

const ledger = fixedRoutes("").proof

async function resultsIn(nodeModel: NodeModel): Promise<Result[]> {
  const { entries } = await nodeModel.findAll<LedgerNode>({ type: "LedgerClaim" })
  const files = new Set([...entries].flatMap(({ measured }) => measured?.result ?? []))
  return [...files].toSorted().flatMap((file) => {
    const place = path.join(contentFolder, "claims", file)
    return existsSync(place) ? (readResult(readFileSync(place, "utf8")) ?? []) : []
  })
}

/** What the claims that a text names rest on: whether one is a sample, and where the ledger has the first. */
async function evidenceOf(names: readonly string[], nodeModel: NodeModel) {
  const [first] = names
  if (first === undefined) return null
  const { entries } = await nodeModel.findAll<LedgerNode>({
    type: "LedgerClaim",
    query: { filter: { folder: { in: names } } },
  })
  const to = `${ledger}#${first}`
  const isAbsent = await absentIn(nodeModel)
  return { sample: [...entries].some(({ sample }) => sample === true), to: isAbsent(to) ? null : to }
}

/** A field with what proves the figures of an entry. */
const evidence = <Source>(namesOf: (entry: Source) => readonly string[]) => ({
  type: "Evidence",
  resolve: (entry: Source, _: object, { nodeModel }: ResolverContext) =>
    evidenceOf(namesOf(entry), nodeModel),
})

/** Fields that come from the ledger and its raw results. */
export const evidenceResolvers = {
  CaseStudy: {
    evidence: evidence(({ outcome = [], claims = [] }: CaseStudyNode) => [
      ...outcome.flatMap(({ claim }) => claim ?? []),
      ...claims,
    ]),
  },
  AboutSection: { evidence: evidence(({ claims = [] }: { claims?: string[] }) => claims) },
  Project: { evidence: evidence(({ claims = [] }: ProjectNode) => claims) },
  Article: { evidence: evidence(({ claims = [] }: ArticleNode) => claims) },
  OwnSeconds: { evidence: evidence(({ claims = [] }: { claims?: string[] }) => claims) },
  LedgerMeasured: {
    address: {
      type: "String!",
      resolve: ({ result }: { result: string }) => `${ledger}${result.replace(/^\.\//, "")}`,
    },
  },
  ProofMeasure: {
    rows: {
      type: "[ComparedRow!]!",
      resolve: async ({ measure }: { measure: Measure }, _: object, { nodeModel }: ResolverContext) =>
        compare(measure, await resultsIn(nodeModel), writtenAs(await siteSettings(nodeModel))),
    },
  },
}
