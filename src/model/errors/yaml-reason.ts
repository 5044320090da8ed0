import type { YAMLError } from "yaml"

const inQuotes = 'put the whole text into straight quotes: "…"'

/** A colon without a space after it is a part of a text. */
export const noField =
  'a line does not begin with a field\'s name, a colon and a space, such as title: "Words"; write it so, or join it to the text above'

const reasons: Partial<Record<YAMLError["code"], string>> = {
  BAD_ALIAS: `a text begins with * or &, which YAML keeps for itself; ${inQuotes}`,
  BAD_DQ_ESCAPE: "a backslash in a text begins no character that YAML knows; write two of them",
  BAD_INDENT:
    "a line begins too far to the left or right, or a bracket above has no end; begin the lines of a group at the same column",
  BAD_SCALAR_START: `a text begins with a character that YAML keeps for itself; ${inQuotes}`,
  BLOCK_AS_IMPLICIT_KEY: `a text has a colon and a space, or a line begins too far to the right; ${inQuotes}`,
  DUPLICATE_KEY: "a field stands twice; take one out",
  MISSING_CHAR: "a quote, bracket, comma or colon is missing here or in the line above; put it in",
  MULTILINE_IMPLICIT_KEY: noField,
  TAB_AS_INDENT: "a line begins with a tab; begin it with spaces",
  TAG_RESOLVE_FAILED: `a text begins with !, which YAML keeps for itself; ${inQuotes}`,
  UNEXPECTED_TOKEN: `a text goes on after its last quote, or a bracket is one too many; ${inQuotes}`,
}

/** Says in words for the owner what is wrong with front matter, and what to do. */
export function yamlReason({ code }: Pick<YAMLError, "code">, line: string): string {
  const known = reasons[/^ *\t/.test(line) ? "TAB_AS_INDENT" : code]
  return known ?? `a line cannot be read; ${inQuotes}`
}
