import type { Program } from "estree"
import type { Blockquote } from "mdast"
import { calloutReason } from "./callouts"
import { forbiddenCharacter } from "../schema/characters"
import { unclosedBidiReason } from "../schema/bidi"
import { textOf } from "./text-of"

type BodyNode = {
  type: string
  name?: string | null
  value?: string | null
  alt?: string | null | undefined
  title?: string | null | undefined
  data?: { estree?: Program | null | undefined } | undefined
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: unknown[]
  checked?: boolean | null | undefined
  position?: { end: { line: number } } | undefined
}

/** Elements for which Markdown has no syntax. */
export const elements = new Set<unknown>(["abbr", "br", "kbd", "mark", "small", "sub", "sup"])
const attributes = new Set<unknown>(["title", "lang"])

/**
 * Why a node would not be shown as meant: code (the build runs none), unknown elements, missing end tags. Browsers end
 * a direction with its paragraph, so each needs its pairs.
 */
export function disallowedMdx(node: BodyNode, lines: readonly string[]): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return "begins with import or export, which is code; begin the line with another word"
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return wordInBraces(node) === undefined ? expressionReason(node) : undefined
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return elementReason(node)
    case "text":
      return lostReason(node.value ?? "") ?? controlReason(node.value ?? "") ?? unreadPicture(node)
    case "paragraph":
    case "heading":
    case "tableCell":
      return unclosedBidiReason(textOf(node))
    case "code":
      return codeReason(node, lines) ?? unclosedBidiReason(textOf(node))
    case "image":
    case "link":
      return [node.alt ?? "", node.title ?? ""].map(hiddenReason).find(Boolean)
    case "imageReference":
      return "has a picture by reference; write ![what it shows](./picture.png)"
    case "listItem":
      return typeof node.checked === "boolean"
        ? "has a box to tick, which nobody could tick here; begin the words without [ ]"
        : undefined
    case "blockquote":
      return isQuote(node) ? calloutReason(node) : undefined
    default:
      return undefined
  }
}

/** A block of code that nothing closes takes in all that follows. */
const codeReason = ({ position }: BodyNode, lines: readonly string[]) =>
  /^\s*(?:>\s*)*(?:`{3,}|~{3,})\s*$/.test(lines[(position?.end.line ?? 1) - 1] ?? "")
    ? undefined
    : "has a block of code without an end; close it with ```"

/** Markdown has this character for a code that is no character, such as `&#7;`, and programs for letters they cannot read. */
const lostReason = (text: string) =>
  text.includes("\uFFFD")
    ? "has the character U+FFFD, which stands for a lost letter or a code such as &#7; that is none; write it again"
    : undefined

/** A code such as `&#x2028;` stands for a character that the file itself must not have. */
function controlReason(text: string): string | undefined {
  const character = forbiddenCharacter(text)
  return character && `has the control character ${character}; take it out`
}

const hiddenReason = (text: string) => controlReason(text) ?? unclosedBidiReason(text)

/** A picture or link whose name has a space: Markdown takes it for plain words. */
function unreadPicture({ value }: BodyNode): string | undefined {
  const [, mark, name] = /(!?)\[[^\]\n]*\]\((\.{0,2}\/[^\n<>]*\s[^\n<>]*)\)/.exec(value ?? "") ?? []
  if (name === undefined) return undefined
  return `has the ${mark ? "picture" : "link"} ${name}, which Markdown does not read because of its space; put it between angle brackets: (<${name}>)`
}

const isQuote = (node: BodyNode): node is BodyNode & Blockquote => node.type === "blockquote"

/** The `sate` of `{sate}`, which the owner meant as a token: an expression of one name and nothing else. */
export function wordInBraces({ type, value, data }: BodyNode): string | undefined {
  if (type !== "mdxFlowExpression" && type !== "mdxTextExpression") return undefined
  const [only, ...others] = data?.estree?.body ?? []
  if (only?.type !== "ExpressionStatement" || others.length) return undefined
  const { expression } = only
  // A name with spaces or parentheses is not filled in as a token: it would run as code.
  return expression.type === "Identifier" && expression.name === value ? value : undefined
}

/** Empty braces and comments have no statement in the syntax tree. Anything else would run. */
function expressionReason({ data }: BodyNode): string | undefined {
  if (data?.estree?.body.length === 0) return undefined
  return "has braces, which are code here; write \\{ for a brace"
}

function elementReason({ name, attributes: own = [], children = [] }: BodyNode): string | undefined {
  if (!elements.has(name)) {
    return `has <${name ?? ""}>, which a text may not hold; write Markdown, or \\< for the character itself`
  }
  const strange = own.some(({ type, name: key }) => type !== "mdxJsxAttribute" || !attributes.has(key))
  if (strange) return `gives <${name}> more than title and lang`
  const values = own.map(({ value }) => value)
  if (!values.every((value) => typeof value === "string"))
    return `gives <${name}> code or nothing for its title or lang; write the words in quotes: title="words"`
  if (values.some(hiddenReason)) return `gives <${name}> an invisible control character; take it out`
  if (name === "br" && children.length) return "puts words into <br>, which cannot hold any; write <br />"
  return undefined
}
