import { existsSync } from "node:fs"
import path from "node:path"
import { Kind, type SelectionNode, type SelectionSetNode, parse } from "gatsby/graphql"
import en from "../../src/words/en.json"
import { type Node, isNode, nodesOf, sourcesIn, syntaxOf } from "./source"

/**
 * Each page's query asks for the words and addresses that its components use, and for no others. What `useWords` lacks would stop
 * the build, but a part that comes with the script would break in the browser only.
 */

const groups: Readonly<Record<string, object>> = en

/** The file that an import names. */
const importOf = (from: string, name: string) =>
  ["", ".ts", ".tsx"]
    .map((ending) => path.posix.join(path.posix.dirname(from), name) + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file))

type Source = { imports: string[]; uses: string[]; routes: string[]; graphql: string[] }
const sources = new Map<string, Source>()

const literal = (value: unknown) =>
  isNode(value) && value.type === "StringLiteral" && typeof value["value"] === "string"
    ? [value["value"]]
    : []

/** The name of the function that a call calls; `import` for an import at run time. */
const calleeOf = ({ callee }: Node) =>
  isNode(callee) ? (callee.type === "Import" ? "import" : callee["value"]) : undefined

/** Whether a node names a file whose code comes along, and not only types. */
const isImport = ({ type, typeOnly }: Node) =>
  ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"].includes(type) && typeOnly !== true

function sourceOf(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const nodes = [...nodesOf(syntaxOf(file).body)]
  const called = (name: string) =>
    nodes
      .filter((node) => node.type === "CallExpression" && calleeOf(node) === name)
      .flatMap((call) => (Array.isArray(call["arguments"]) ? call["arguments"] : []))
      .flatMap((each: { expression?: unknown }) => literal(each.expression))
  const named = [...nodes.filter(isImport).flatMap((node) => literal(node["source"])), ...called("import")]
  const source = {
    imports: named.filter((name) => name.startsWith(".")).flatMap((name) => importOf(file, name) ?? []),
    uses: called("useWords"),
    routes: ["useRoute", "routeIn", "useBreadcrumbTrail", "breadcrumbTrailOf"].flatMap(called),
    graphql: nodes
      .filter(
        ({ type, tag }) => type === "TaggedTemplateExpression" && isNode(tag) && tag["value"] === "graphql",
      )
      .flatMap(({ template }) =>
        isNode(template) && Array.isArray(template["quasis"])
          ? template["quasis"].filter(isNode).map((quasi) => String(quasi["cooked"]))
          : [],
      ),
  }
  sources.set(file, source)
  return source
}

/** A file and all that it imports. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of sourceOf(file).imports) reached(next, seen)
  return seen
}

const names = (set: SelectionSetNode | undefined, kind: Kind.FIELD | Kind.FRAGMENT_SPREAD) =>
  (set?.selections ?? []).flatMap((node: SelectionNode) =>
    node.kind === kind && "name" in node ? [node.name.value] : [],
  )

/** The fields below `words`: the groups, each with its words. */
function wordsOf(text: string): [string, string[]][] {
  return parse(text).definitions.flatMap((definition) =>
    definition.kind !== Kind.FRAGMENT_DEFINITION
      ? []
      : definition.selectionSet.selections
          .filter((node) => node.kind === Kind.FIELD)
          .filter(({ name }) => name.value === "words")
          .flatMap(({ selectionSet }) => selectionSet?.selections ?? [])
          .filter((node) => node.kind === Kind.FIELD)
          .map(({ name, selectionSet }): [string, string[]] => [name.value, names(selectionSet, Kind.FIELD)]),
  )
}

const ofSite = wordsOf(sourceOf("src/hooks/use-site.ts").graphql.join("\n"))
const ofPages = wordsOf(sourceOf("src/hooks/fragments/words-fragments.ts").graphql.join("\n"))
const everywhere = new Set(ofSite.map(([group]) => group))

test.each([...ofSite, ...ofPages])("the fragment of %s asks for all words of the group", (group, words) => {
  expect(words).toEqual(Object.keys(groups[group] ?? {}))
})

const pages = sourcesIn("pages", "templates")
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => [path.basename(file, ".tsx"), file] as const)

const groupOf = (fragment: string) => fragment.charAt(7).toLowerCase() + fragment.slice(8)

test.each(pages)(
  "%s: its query has the site's data, and the words of its components and no others",
  (_, file) => {
    const spread = parse(sourceOf(file).graphql.join("\n"))
      .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .flatMap(({ selectionSet }) => names(selectionSet, Kind.FRAGMENT_SPREAD))
    expect(spread).toContain("Site")
    const used = [...reached(file)].flatMap((each) => sourceOf(each).uses)
    const needed = new Set(used.filter((group) => !everywhere.has(group)))
    const asked = spread.filter((name) => name.startsWith("WordsOf")).map(groupOf)
    expect(asked.toSorted()).toEqual([...needed].toSorted())
  },
)

test.each(pages)("%s: its query has the addresses that its components name, and no others", (_, file) => {
  const spread = parse(sourceOf(file).graphql.join("\n"))
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => names(selectionSet, Kind.FRAGMENT_SPREAD))
  const needed = new Set([...reached(file)].flatMap((each) => sourceOf(each).routes))
  const asked = spread.filter((name) => name.startsWith("RouteOf")).map((name) => groupOf(name))
  expect(asked.toSorted()).toEqual([...needed].toSorted())
})

test("the layout has no words but those of every page", () => {
  const used = [...reached("src/components/layout/wrap-page.tsx")].flatMap((file) => sourceOf(file).uses)
  expect(used.filter((group) => !everywhere.has(group))).toEqual([])
})

test("no script of a page has the words of a language: they come with its data", () => {
  const scripts = [...pages.map(([, file]) => file), "gatsby-browser.ts"].flatMap((file) => [
    ...reached(file),
  ])
  expect(scripts.filter((file) => file.startsWith("src/words/"))).toEqual([])
})
