import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { type Node, childrenOf, isNode, nodesOf, sourcesIn, syntaxOf } from "./source"

/**
 * Every word that a visitor reads or hears is in the content or among the words of src/words/, so that a site in another
 * language has none of this one.
 */

/** What is no word of a language: units, names of formats and signs. */
const ofNoLanguage = new Set(["kB", "ms", "RSS", "JSON Feed"])

/** What only the owner sees, under `npm start`. */
const forOwners = new Set(["src/components/unpublished-mark/unpublished-mark.tsx"])

/** Attributes whose value is read or heard. */
const spoken =
  /^(?:aria-(?:label|valuetext|description|roledescription)|title|alt|placeholder|label|text|what)$/

/** The parts of an expression of which its value is one: a condition's sides, a text's pieces. */
const passing = new Set([
  "ConditionalExpression",
  "BinaryExpression",
  "ParenthesisExpression",
  "TemplateLiteral",
  "JSXExpressionContainer",
])

function textsIn(node: Node): { node: Node; text: string }[] {
  if (node.type === "StringLiteral" || node.type === "JSXText") return [{ node, text: String(node["value"]) }]
  if (node.type === "TemplateElement") return [{ node, text: String(node["cooked"]) }]
  if (!passing.has(node.type)) return []
  const parts = childrenOf(node)
  // Of a condition and a logical expression, the test is no text; nor is what is put into one.
  if (node.type === "ConditionalExpression") return parts.slice(1).flatMap(textsIn)
  if (node.type === "BinaryExpression" && node["operator"] !== "+") return parts.slice(1).flatMap(textsIn)
  return parts.flatMap(textsIn)
}

const nameOf = (attribute: Node) => {
  const { name } = attribute
  return isNode(name) && typeof name["value"] === "string" ? name["value"] : ""
}

/** How many lines a text begins with before its first word. */
const blankLines = (text: string) => (/^\s*/.exec(text)?.[0] ?? "").split("\n").length - 1

/** A text without its tokens, which stand for something else. */
const inOneLine = (text: string) =>
  text
    .replaceAll(/\{\w+\}/g, "")
    .trim()
    .replaceAll(/\s+/g, " ")

/** The words in a file's markup: its texts, and the attributes that are read or heard. */
function wordsIn(file: string): string[] {
  const { body, lineOf } = syntaxOf(file)
  return [...nodesOf(body)]
    .flatMap((node) => {
      if (node.type === "JSXElement" || node.type === "JSXFragment")
        return childrenOf(node)
          .filter(({ type }) => type === "JSXText" || type === "JSXExpressionContainer")
          .flatMap(textsIn)
      if (node.type === "JSXAttribute" && spoken.test(nameOf(node)))
        return isNode(node["value"]) ? textsIn(node["value"]) : []
      return []
    })
    .map(({ node, text }) => ({ line: lineOf(node) + blankLines(text), words: inOneLine(text) }))
    .filter(({ words }) => /\p{L}/u.test(words) && !ofNoLanguage.has(words.replaceAll(/[(),]/g, "").trim()))
    .map(({ line, words }) => `${file}:${line} ${words}`)
}

test("no component, section or page has a word of its own: it is in the content, or in src/words/", () => {
  const files = sourcesIn("components", "sections", "pages", "templates").filter(
    (file) => !forOwners.has(file),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(wordsIn)).toEqual([])
})

test("a word is found with its file and line, wherever it stands", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "words-"))
  const file = path.join(folder, "part.tsx")
  writeFileSync(
    file,
    [
      "export const Part = ({ on, name }: { on: boolean; name: string }) => (",
      "  <p aria-label='Übersicht' className='not a word'>",
      "    Hello",
      "    {on ? 'Stop' : name}",
      "    {`${name} goes on`}",
      "    <b title={on ? 'One' : undefined}>{on && 'Two'}</b>",
      "  </p>",
      ")",
    ].join("\n"),
  )
  const found = wordsIn(file).map((line) => line.slice(file.length))
  rmSync(folder, { recursive: true })
  expect(found).toEqual([":3 Hello", ":4 Stop", ":5 goes on", ":2 Übersicht", ":6 Two", ":6 One"])
})
