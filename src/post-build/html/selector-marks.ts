import { DomUtils, parseDocument } from "htmlparser2"
import type { ExtractorResultDetailed } from "purgecss"
import { once } from "../../gatsby/once"

/** The tags, attributes and values of a page that selectors may match, without those of what is laid out later. */
export function marksOf(html: string): Marks {
  const elements = firstElements(parseDocument(html).children)
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs))
  return {
    tags: new Set(elements.map(({ name }) => name)),
    names: new Set(attributes.map(([name]) => name)),
    values: new Set(attributes.flatMap(([, value]) => value.split(/\s+/))),
  }
}

/** A page's marks: its tag names, attribute names and attribute values, which selectors may match. */
type Marks = Record<"tags" | "names" | "values", ReadonlySet<string>>

/** A page's marks that occur in a sheet, sorted. Pages with the same ones need the same rules of it. */
export function marksIn(sheet: string, { tags, names, values }: Marks): ExtractorResultDetailed {
  const { words, comparisons } = selectorsOf(sheet)
  const all = [...values]
  const inSheet = (marks: ReadonlySet<string>) => [...marks].filter((mark) => words.has(mark)).toSorted()
  const classes = inSheet(values)
  const compared = comparisons.filter(({ matches }) => all.some(matches)).map(({ part }) => part)
  return {
    attributes: { names: inSheet(names), values: [...classes, ...compared] },
    classes,
    ids: classes,
    tags: inSheet(tags),
    undetermined: [],
  }
}

type Selectors = {
  /** The words in the sheet: its selectors' names and values, and more. */
  words: ReadonlySet<string>
  /** The values in attribute selectors, such as `http` in `[href^="http"]`, each with its test. */
  comparisons: readonly { part: string; matches: (value: string) => boolean }[]
}

const comparison = /([~|^$*]?)="?([^"\]]+)"?\]/g

const selectorsOf = once((sheet): Selectors => ({
  words: new Set(sheet.match(/[\w-]+/g)),
  comparisons: [
    ...new Map(Array.from(sheet.matchAll(comparison), (match) => [match[0], match])).values(),
  ].map(([, operator = "", escaped = ""]) => {
    const part = escaped.replaceAll(/\\(.)/g, "$1")
    return { part, matches: (value: string) => compares(operator, value, part) }
  }),
}))

/** Whether an attribute selector with this operator and value matches an attribute's value. */
function compares(operator: string, value: string, part: string): boolean {
  if (operator === "") return value === part
  if (operator === "$") return value.endsWith(part)
  return operator === "^" || operator === "|" ? value.startsWith(part) : value.includes(part)
}

/** The elements that are laid out at first: none that is marked (mark-deferred.ts), and not the footer, whose parts all are. */
const firstElements = (nodes: ReturnType<typeof parseDocument>["children"]): Element[] =>
  nodes
    .filter(DomUtils.isTag)
    .filter(({ name, attribs }) => name !== "footer" && !("data-deferred" in attribs))
    .flatMap((element) => [element, ...firstElements(element.children)])

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
