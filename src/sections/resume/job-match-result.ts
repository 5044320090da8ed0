import { type JobMatch, matchJob, namedIn, searchOf } from "../../job-match/job-match"
import { proofsOf } from "./proofs-of"

export type Match = Queries.JobMatchFragment
export type Named = Match["own"][number] | Match["others"][number]

/** What the site answers to a job ad. */
export type Result = {
  /** The terms by what the site says of them, in the order of the ad. */
  shown: readonly Match["own"][number][]
  known: readonly Match["own"][number][]
  unknown: readonly Named[]
  /** The query of the address that has this list. */
  search: string
  /** What the ad says besides; undefined if the list came with an address. */
  answer: JobMatch<Named, Match["topics"][number]> | undefined
}

const isOwn = (term: Named): term is Match["own"][number] => "projects" in term
const isShown = (term: Match["own"][number]) => proofsOf(term).length > 0

function resultOf(named: readonly Named[], answer: Result["answer"]): Result {
  const own = named.filter(isOwn)
  return {
    shown: own.filter(isShown),
    known: own.filter((term) => !isShown(term)),
    unknown: named.filter((term) => !isOwn(term)),
    search: searchOf(named),
    answer,
  }
}

const termsOf = ({ own, others }: Match): readonly Named[] => [...own, ...others]

/** Compares an ad with what the site shows. */
export function resultFor(ad: string, match: Match): Result {
  const answer = matchJob(ad, { ...match, terms: termsOf(match) })
  return resultOf(answer.named, answer)
}

/** The same for the skills in an address. */
export const resultIn = (search: string, match: Match): Result =>
  resultOf(namedIn(search, termsOf(match)), undefined)
