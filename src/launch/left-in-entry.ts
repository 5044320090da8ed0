import { existsSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { placeOf } from "../model/fault"
import { isPlaceholder } from "../model/placeholder"
import type { Entry } from "../model/read-entries"
import { type Leaf, leavesOf } from "../model/walk"
import { type Group, groupsOf } from "./groups"
import type { Left } from "./left"

const address = /^(?:https:\/\/|\S+@)/
const example = /(?:^|[./@_-])example(?:[./_-]|$)|\.(?:test|invalid|localhost)(?:[:/]|$)|\/test_/i
const sampleText = /^Sample(?: text)?: /

/** The messages for kinds of sample content that have their own. */
const samples: Record<string, [what: string, remedy: string]> = {
  SiteSettings: ["is the placeholder owner", "put in your name, short name, email address, work and place"],
  TestimonialList: ["is a sample review", "put a client's words in its place, or take it away"],
  CurrencyList: [
    "has a sample payment link",
    "put in your payment provider's link, or take the currency away",
  ],
  BookingPage: ["has a sample calendar", "put in your scheduling page's address"],
}

/**
 * Returns the parts of a content file that are not the owner's own yet: marked samples, example
 * addresses, figures without a source, pictures that are missing or placeholders.
 * @param root the project's folder.
 */
export function leftInEntry(root: string, entry: Entry): Left[] {
  const groups = groupsOf(entry.kind.schema, entry.data)
  const leaves = leavesOf(entry.kind.schema, entry.data)
  const isSample = groups.some(({ path: at, value }) => at.length === 0 && value["sample"] === true)
  return [
    ...groups.filter(({ value }) => value["sample"] === true).map((group) => leftSample(entry, group)),
    ...groups
      .filter(({ type, value }) => type === "Claim" && value["source"] === undefined)
      .map((group) => leftClaim(entry, group)),
    ...leaves
      .filter(({ value }) => address.test(value) && example.test(value))
      .map((leaf) => leftAddress(entry, leaf)),
    ...leaves.filter(({ role }) => role === "file").flatMap((leaf) => leftPicture(root, entry, leaf)),
    ...(isSample ? [] : leftWords(entry, leaves)),
  ]
}

function leftSample({ file, kind, source }: Entry, { path: at }: Group): Left {
  const [what, remedy] = samples[kind.name] ?? ["is sample content", "make it your own, or take it away"]
  const flag = [...at, "sample"]
  return { file, line: source.lineOf(flag), path: at, what, remedy: `${remedy}; then take out "sample"` }
}

function leftClaim({ file, source }: Entry, { path: at }: Group): Left {
  const remedy = `say in "source" who found it, or that you did, or take the figure away`
  return { file, line: source.lineOf(at), path: at, what: "is a claim without a source", remedy }
}

function leftAddress({ file, source }: Entry, { path: at, value }: Leaf): Left {
  const remedies: Record<string, string> = {
    url: "put in the address that the site will have",
    "owner.email": "put in your own",
  }
  const remedy = remedies[placeOf(at)] ?? "put in your own, or take it away"
  return { file, line: source.lineOf(at), path: at, what: `is an example, ${value}`, remedy }
}

function leftPicture(root: string, { file }: Entry, { path: at, value }: Leaf): Left[] {
  const picture = path.posix.join(path.posix.dirname(file), value)
  const onDisk = path.join(root, picture)
  const remedy = `put your own there, and say in ${placeOf(at).replace(/src$/, "alt")} of ${file} what it shows`
  if (!existsSync(onDisk)) return [{ file: picture, path: [], what: "is missing", remedy }]
  return isPlaceholder(onDisk) ? [{ file: picture, path: [], what: "is a placeholder", remedy }] : []
}

/** Returns sample sentences that stayed when the entry's `sample` flag was removed. */
function leftWords({ file, source }: Entry, leaves: readonly Leaf[]): Left[] {
  const left = { file, what: "is still a sample sentence", remedy: "write your own" }
  return [
    ...leaves
      .filter(({ value }) => sampleText.test(value))
      .map(({ path: at }) => ({ ...left, line: source.lineOf(at), path: at })),
    ...source.body
      .split("\n")
      .flatMap((words, index) =>
        words.includes("Sample text: ") ? [{ ...left, line: source.bodyLine + index, path: [] }] : [],
      ),
  ]
}

/** Returns whether an entry's data can be searched. The content check reports broken files. */
export const isReadable = ({ data }: Entry): boolean =>
  z.record(z.string(), z.unknown()).safeParse(data).success
