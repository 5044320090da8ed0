import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { fillIn } from "../lib/fill-in"
import type { Fault } from "./fault"
import { type Kind, kindOf, kinds } from "./kinds"
import { type Source, readJson, readMdx } from "./read"
import { didYouMean } from "./reason"
import { type OwnerTokens, ownerTokens } from "./tokens"

/** A content file that was read, with what it belongs to and the owner's tokens filled in. */
export type Entry = { file: string; kind: Kind; slug: string | undefined; source: Source; data: unknown }

/**
 * Every content file below a project's folder, and what keeps one from being read. One that
 * cannot be read is an entry too, without data: its page is not missed by those that link to it.
 */
export function readEntries(root: string, tokens: OwnerTokens): { entries: Entry[]; faults: Fault[] } {
  const entries: Entry[] = []
  const faults: Fault[] = missingFiles(root)
  for (const file of contentFiles(root)) {
    const found = kindOf(file.slice("content/".length))
    if (!found) {
      faults.push({ file, place: "", reason: `is no place for content${nearestPlace(file)}` })
      continue
    }
    const text = readFileSync(path.join(root, file), "utf8")
    const source = found.kind.hasBody ? readMdx(text) : readJson(text)
    faults.push(...source.faults.map((fault) => ({ file, ...fault })))
    entries.push({ file, ...found, source, data: fillAll(source.data, tokens) })
  }
  return { entries, faults }
}

/** The owner's tokens, read straight from `site.json`; empty where it is broken (its own faults say so). */
export function readOwnerTokens(root: string): OwnerTokens {
  const owner = z.object({ owner: z.object({ name: z.string(), slug: z.string(), email: z.string() }) })
  const file = path.join(root, "content/site.json")
  const read = owner.safeParse(existsSync(file) ? readJson(readFileSync(file, "utf8")).data : undefined)
  return ownerTokens(read.success ? read.data.owner : { name: "", slug: "", email: "" })
}

const contentFiles = (root: string) =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:json|mdx?)$/.test(file) && file !== "README.md")
    .map((file) => `content/${file.replaceAll(path.sep, "/")}`)
    .toSorted()

function missingFiles(root: string): Fault[] {
  return kinds
    .filter(({ place }) => !place.includes("<") && !existsSync(path.join(root, "content", place)))
    .map(({ place, about }) => ({ file: `content/${place}`, place: "", reason: `is missing: ${about}` }))
}

function nearestPlace(file: string): string {
  const places = kinds.map(({ place }) => `content/${place}`)
  const own = places.map((place) => place.replace("<slug>", file.split("/")[2]?.replace(/\.json$/, "") ?? ""))
  return didYouMean(file, own)
}

function fillAll(data: unknown, tokens: OwnerTokens): unknown {
  if (typeof data === "string") return fillIn(data, tokens)
  if (Array.isArray(data)) return data.map((item: unknown) => fillAll(item, tokens))
  if (data === null || typeof data !== "object") return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillAll(value, tokens)]))
}
