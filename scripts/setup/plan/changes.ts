import path from "node:path"
import type { Current } from "../current"
import type { Facts } from "../facts"
import { recolored } from "./colors"
import { imported, listFiles } from "./lists"
import { drawingFiles, pageFiles } from "./pages"
import { projectFiles } from "./projects"
import { siteFile } from "./site"
import { socialsOf } from "./socials"
import { type Task, tasksOf } from "./tasks"
import { typePair } from "./type-pairs"
import { wordFiles } from "./words"

/** A file to write, or to delete if it has no content. Fields become JSON as the formatter leaves it. */
export type Change = { file: string; content: string | Buffer | object | undefined }

/** What a setup does, the owner's own files that it leaves, what has no place, and what is left for the owner. */
export type Plan = {
  changes: readonly Change[]
  kept: readonly string[]
  left: readonly string[]
  tasks: readonly Task[]
}

const portrait = "content/pages/about/portrait.png"

/**
 * What makes a project the owner's: the sample goes whole, and honest short words take its places.
 * @param force whether files that the owner has changed are written anew, too.
 */
export function planOf(current: Current, facts: Facts, force = false): Plan {
  const made = [
    siteFile(facts, current),
    ...pageFiles(facts, current.files),
    ...wordFiles(facts),
    ...drawingFiles(facts),
    ...listFiles(facts, current),
    ...projectFiles(facts),
    ...facts.articles.flatMap(({ files }) => files),
    { file: "content/logo.svg", content: facts.drawn.logo },
  ]
  const own = new Set(current.held.filter(({ own: isOwn }) => isOwn && !force).map(({ file }) => file))
  const kept = made.map(({ file }) => file).filter((file) => own.has(file))
  const pages = made.filter(({ file }) => !own.has(file))
  // An owner may have put a portrait of another name into all pages that show one.
  const isShown = pages.some((change) => shownBy(change).includes(portrait))
  const written = isShown ? [...pages, { file: portrait, content: facts.drawn.portrait }] : pages
  return {
    changes: [...gone(current, own, written), ...written, ...codeFiles(current, facts)],
    kept,
    left: [...imported(facts, current).left, ...socialsOf(facts, current.files).left, ...unpriced(facts)],
    tasks: tasksOf(facts),
  }
}

/** Plans that no page shows, as what they need beside a price is not known. */
function unpriced(facts: Facts): string[] {
  const lacks = [
    ...(facts.included ? [] : ["what every plan includes (--included)"]),
    ...(facts.payment ? [] : ["how it is paid (--payment)"]),
  ]
  if (!facts.plans?.length || !facts.pages.includes("pricing") || lacks.length === 0) return []
  return [`the plans: say ${lacks.join(" and ")} as well, and run this again`]
}

/** What is the sample's, or was written by an earlier setup, and is not written again. */
function gone({ held, files }: Current, own: ReadonlySet<string>, written: readonly Change[]): Change[] {
  const stays = new Set([
    ...written.flatMap((change) => [change.file, ...shownBy(change)]),
    ...held.filter(({ file }) => own.has(file)).flatMap(({ file, others }) => [file, ...others]),
  ])
  const going = held.filter(({ file, own: isOwn }) => !isOwn && !own.has(file))
  const names = new Set(going.flatMap(({ file, others }) => [file, ...others]))
  return [...names]
    .filter((file) => files.has(file) && !stays.has(file))
    .toSorted()
    .map((file) => ({ file, content: undefined }))
}

/** The pictures and drawings that a new file names. */
const shownBy = ({ file, content }: Change) =>
  [...(Buffer.isBuffer(content) ? "" : JSON.stringify(content ?? "")).matchAll(/"(\.\/[^"]+\.\w+)"/g)].map(
    ([, name = ""]) => path.posix.join(path.posix.dirname(file), name),
  )

/** What an owner decides outside of content/: colors, fonts, what publishes the site, and how others find it. */
function codeFiles({ tokens }: Current, { color, brand, type, workflow, readme }: Facts): Change[] {
  return [
    ...(color ? [{ file: "src/styles/tokens.css", content: recolored(tokens, brand) }] : []),
    ...(type ? [{ file: "src/styles/fonts.json", content: typePair(type) }] : []),
    ...(workflow ? [workflow] : []),
    ...(readme ? [readme] : []),
  ]
}
