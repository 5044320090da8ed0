import { parse, stringify } from "yaml"
import { formatPath } from "../../src/model/errors/content-issue"
import type { Entry } from "../../src/model/read/read-entries"
import { badBodies, badFrontMatter } from "./bodies"
import { type Place, changedAt, placesOf } from "./places"
import { badFields, badValues } from "./values"

/** A content file corrupted in one way, and the error that must be reported. */
export type Corruption = {
  /** The kind of error. */
  error: string
  /** A description of the change, for the developer. */
  how: string
  text: () => string
  /** The field that the error must name; undefined if it must name a line. */
  place?: string
  /** Words that the error must contain. */
  says?: string
}

/** Corrupts a file in every way: keys, types, empty and missing fields, cuts, references to missing targets. */
export function corruptions(entry: Entry, text: string): Corruption[] {
  const { data, write } = entry.type.hasBody ? takeMdx(text) : takeJson(text)
  const places = placesOf(entry.type.schema, data)
  const changed = (
    error: string,
    at: Place["path"],
    change: Parameters<typeof changedAt>[2],
    named = at,
  ): Corruption => ({
    error,
    how: `${error} ${formatPath(at)}`,
    text: () => write(changedAt(data, at, change)),
    place: formatPath(named),
  })
  return [
    ...places.flatMap((field, turn) => {
      const { path, value, required, role } = field
      const key = path.at(-1)
      const list = typeof key === "number"
      const wrongKind = changed(
        `another type than ${typeOf(value)} in`,
        path,
        (parent, name) => (parent[name] = otherKind(value)),
      )
      const misspelt = [...path.slice(0, -1), `${key}x`]
      const rename = {
        ...changed("misspelt", path, (parent, name) => renameIn(parent, name), misspelt),
        says: `did you mean "${key}"?`,
      }
      const drop = changed("without", path, (parent, name) => delete parent[name])
      const empty = changed("nothing in", path, (parent, name) => (parent[name] = ""))
      const lost = changed(
        `no such ${role} in`,
        path,
        (parent, name) => (parent[name] = nowhere(String(value))),
      )
      const own = (badFields[`${entry.file} ${formatPath(path)}`] ?? []).map((bad) => ({
        how: bad,
        value: bad,
      }))
      const bad = [...badValues(field, turn), ...own].map(({ how, value: wrong }) =>
        changed(how, path, (parent, name) => (parent[name] = wrong)),
      )
      return [
        ...bad,
        wrongKind,
        ...(list ? [] : [rename]),
        ...(list || !required ? [] : [drop]),
        ...(typeof value === "string" && key !== "alt" ? [empty] : []),
        ...(role && !String(value).startsWith("https:") ? [lost] : []),
      ]
    }),
    ...cuts(text, entry.type.hasBody ? text.indexOf("\n---") : text.lastIndexOf("}")),
    ...(entry.type.hasBody ? bodyCorruptions(text) : []),
  ]
}

function takeJson(text: string) {
  return { data: JSON.parse(text) as unknown, write: (data: unknown) => JSON.stringify(data, null, 2) }
}

function takeMdx(text: string) {
  const [, front = "", body = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  return { data: parse(front) as unknown, write: (data: unknown) => `---\n${stringify(data)}---\n${body}` }
}

const typeOf = (value: unknown) => (Array.isArray(value) ? "list" : typeof value)

const otherKind = (value: unknown) => (typeof value === "string" ? 7 : "another kind")

function renameIn(parent: Record<string, unknown>, name: string) {
  parent[`${name}x`] = parent[name]
  delete parent[name]
}

/** A name of the same form with no target. */
function nowhere(value: string): string {
  if (!/\.\w+$/.test(value)) return "/nowhere/"
  return value.replace(/[^/]+(\.\w+)$/, "nowhere$1")
}

/** Cuts the text off at every ninth of `end`. Any cut up to `end` must make the file invalid. */
const cuts = (text: string, end: number): Corruption[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const at = Math.floor((end * tenth) / 9)
    return {
      error: at ? "cut off" : "empty",
      how: `cut after ${at} characters`,
      text: () => text.slice(0, at),
    }
  })

/** Breaks a body's picture and link targets, removes its pictures' alt text, and adds unclosed code. */
function bodyCorruptions(text: string): Corruption[] {
  const targets = [...text.matchAll(/\]\((?=[./#])([^)]+)\)/g)].map(({ index, 1: target = "" }) => ({
    error: `nowhere for ${/^\W+/.exec(target)?.[0]}`,
    how: `nowhere for ${target} at ${index}`,
    text: () =>
      `${text.slice(0, index)}](${target.startsWith("#") ? "#nowhere" : nowhere(target)})${text.slice(index + target.length + 3)}`,
  }))
  const pictures = [...text.matchAll(/!\[[^\]]+\]/g)].map(({ index, 0: words }) => ({
    error: "no words for a picture",
    how: `no words for the picture at ${index}`,
    text: () => `${text.slice(0, index)}![]${text.slice(index + words.length)}`,
  }))
  const additions = ["{sate}", "<Unknown />", "import x from 'y'", "[a](#nowhere)", "```js\nlet a"].map(
    (added) => ({
      error: `with ${added}`,
      how: `with ${added}`,
      text: () => `${text}\n\n${added}\n`,
    }),
  )
  const bodyless = {
    error: "without its text",
    how: "without its text",
    text: () => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? "",
  }
  return [...targets, ...pictures, ...additions, bodyless, ...badMdx(text)]
}

/** Adds forbidden parts to body and front matter. The body is short, as each case is compiled. */
function badMdx(text: string): Corruption[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
  return [
    ...badBodies.map(({ added, says }) => ({
      error: `with ${added}`,
      how: `with ${added.slice(0, 60)}`,
      text: () => `${front}\n## Features\n\nWords.\n\n${added}\n`,
      says,
    })),
    ...badFrontMatter.map(({ start, says }) => ({
      error: `begun with ${start}`,
      how: `begun with ${start.slice(0, 60)}`,
      text: () => text.replace("---\n", () => start),
      says,
    })),
  ]
}
