import Validator from "@adobe/structured-data-validator"
import type { Rule } from "../site"
import { graphOf } from "./structured-data"

/** The page's structured data has what Google asks for its results, required or recommended. */
export const richResults: Rule = async (page) => {
  const jsonld: Record<string, object[]> = {}
  for (const node of graphOf(page) ?? []) (jsonld[node["@type"]] ??= []).push(node)
  const issues = await new Validator().validate({ jsonld })
  return issues.map(({ issueMessage, path }) => {
    const place = path.map(({ type, property }) => property ?? type).join(".")
    return `structured data, ${place}: ${issueMessage}`
  })
}
