import { parse, stringify } from "yaml"
import { placeOf } from "../../src/model/errors/fault"
import type { Entry } from "../../src/model/read/read-entries"
import { badBodies, badFrontMatter } from "./bodies"
import { type Place, changedAt, placesOf } from "./places"
import { badFields, badValues } from "./values"

/** A content file spoiled in one way, and the fault that must be reported. */
export type Spoiling = {
  /** The kind of fault. */
  fault: string
  /** A description of the change, for the developer. */
  how: string
  text: () => string
  /** The field that the fault must name; undefined if it must name a line. */
  place?: string
  /** Words that the fault must contain. */
  says?: string
}

/** Spoils a file in every way: keys, types, empty and missing fields, cuts, references to missing targets. */
export function spoilings(entry: Entry, text: string): Spoiling[] {
  const { data, write } = entry.kind.hasBody ? takeMdx(text) : takeJson(text)
  const places = placesOf(entry.kind.schema, data)
  const changed = (
    fault: string,
    at: Place["path"],
    change: Parameters<typeof changedAt>[2],
    named = at,
  ): Spoiling => ({
    fault,
    how: `${fault} ${placeOf(at)}`,
    text: () => write(changedAt(data, at, change)),
    place: placeOf(named),
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
      const own = (badFields[`${entry.file} ${placeOf(path)}`] ?? []).map((bad) => ({ how: bad, value: bad }))
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
    ...cuts(text, entry.kind.hasBody ? text.indexOf("\n---") : text.lastIndexOf("}")),
    ...(entry.kind.hasBody ? bodySpoilings(text) : []),
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
const cuts = (text: string, end: number): Spoiling[] =>
  Array.from({ length: 10 }, (_, tenth) => {
    const at = Math.floor((end * tenth) / 9)
    return {
      fault: at ? "cut off" : "empty",
      how: `cut after ${at} characters`,
      text: () => text.slice(0, at),
    }
  })

/** Breaks a body's picture and link targets, removes its pictures' alt text, and adds unclosed code. */
function bodySpoilings(text: string): Spoiling[] {
  const targets = [...text.matchAll(/\]\((?=[./#])([^)]+)\)/g)].map(({ index, 1: target = "" }) => ({
    fault: `nowhere for ${/^\W+/.exec(target)?.[0]}`,
    how: `nowhere for ${target} at ${index}`,
    text: () =>
      `${text.slice(0, index)}](${target.startsWith("#") ? "#nowhere" : nowhere(target)})${text.slice(index + target.length + 3)}`,
  }))
  const pictures = [...text.matchAll(/!\[[^\]]+\]/g)].map(({ index, 0: words }) => ({
    fault: "no words for a picture",
    how: `no words for the picture at ${index}`,
    text: () => `${text.slice(0, index)}![]${text.slice(index + words.length)}`,
  }))
  const additions = ["{sate}", "<Unknown />", "import x from 'y'", "[a](#nowhere)", "```js\nlet a"].map(
    (added) => ({
      fault: `with ${added}`,
      how: `with ${added}`,
      text: () => `${text}\n\n${added}\n`,
    }),
  )
  const bodyless = {
    fault: "without its text",
    how: "without its text",
    text: () => /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? "",
  }
  return [...targets, ...pictures, ...additions, bodyless, ...badMdx(text)]
}

/** Adds forbidden parts to body and front matter. The body is short, as each case is compiled. */
function badMdx(text: string): Spoiling[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? []
  return [
    ...badBodies.map(({ added, says }) => ({
      fault: `with ${added}`,
      how: `with ${added.slice(0, 60)}`,
      text: () => `${front}\n## Features\n\nWords.\n\n${added}\n`,
      says,
    })),
    ...badFrontMatter.map(({ start, says }) => ({
      fault: `begun with ${start}`,
      how: `begun with ${start.slice(0, 60)}`,
      text: () => text.replace("---\n", () => start),
      says,
    })),
  ]
}
