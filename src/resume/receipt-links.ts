/** The links that prove a skill: those that the owner names, or else its project's case study. */
export function receiptLinks({ proof, evidence }: Pick<Queries.ReceiptsFragment, "proof" | "evidence">) {
  const named = (evidence ?? []).filter((link) => link !== null)
  if (named.length > 0 || !proof?.caseStudy) return named
  return [{ label: proof.title, to: proof.caseStudy.path }]
}
