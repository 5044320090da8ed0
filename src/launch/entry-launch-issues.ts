import { existsSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { formatPath } from "../model/errors/content-issue"
import { isPlaceholder, isSamplePortrait } from "../model/pictures/placeholder"
import type { Entry } from "../model/read/read-entries"
import { leavesOf } from "../model/read/leaves"
import type { SampleWord } from "./sample/sample-words"
import { type Group, groupsOf } from "./groups"
import type { LaunchIssue } from "./launch-issue"
import { type Text, textsOf } from "./texts"

const address = /https?:\/\/[^\s"'<>)\]]+|[^\s@"'<>()[\]:]+@[^\s@"'<>()[\],;]+/g
const example = /(?:^|[./@_-])example(?:[./_-]|$)|\.(?:test|invalid|localhost)(?:[:/]|$)|\/test_/i
/** Numbers from 555-0100 to 555-0199 are kept for fiction. */
const inventedPhone = /\+?[\d(][\d ().-]*555[ .-]?01\d\d(?!\d)/g
const sampleText = /^Sample: |(?:^|\s)Sample text: /

const samples: Record<string, [what: string, remedy: string]> = {
  SiteSettings: ["is the placeholder owner", "put in your name, short name, email address, work and place"],
  TestimonialList: ["is a sample review", "put a client's words in its place, or take it away"],
  CurrencyList: [
    "has a sample payment link",
    "put in your payment provider's link, or take the currency away",
  ],
  LedgerClaim: ["is a sample claim: nobody measured its figures", "measure your own, or take it away"],
  BookingPage: ["has a sample calendar", "put in your scheduling page's address"],
}

/**
 * What in a content file is not the owner's own yet: samples, example addresses, `words` of the sample, pictures that
 * are missing or placeholders. Figures without a source are hints.
 */
export function entryLaunchIssues(root: string, entry: Entry, words: readonly SampleWord[]): LaunchIssue[] {
  const groups = groupsOf(entry.type.schema, entry.source.data)
  const texts = textsOf(entry)
  return [
    ...groups.filter(({ value }) => value["sample"] === true).map((group) => leftSample(entry, group)),
    ...groups
      .filter(({ type, value }) => type === "Claim" && value["source"] === undefined)
      .map((group) => leftClaim(entry, group)),
    ...texts.flatMap((text) => leftAddresses(entry, text)),
    ...leavesOf(entry.type.schema, entry.source.data)
      .filter(({ role }) => role === "file")
      .flatMap(({ path: at, value }) => leftPicture(root, entry, at, value)),
    ...texts.filter(({ marked }) => !marked).flatMap((text) => leftWords(entry, text, words)),
  ]
}

function leftSample({ file, type, source }: Entry, { path: at }: Group): LaunchIssue {
  const [what, remedy] = samples[type.name] ?? ["is sample content", "make it your own, or take it away"]
  const line = source.lineOf([...at, "sample"])
  return { file, line, path: at, name: "sample", what, remedy: `${remedy}; then take out "sample"` }
}

function leftClaim({ file, source }: Entry, { path: at }: Group): LaunchIssue {
  const what = "is a figure without a source"
  const remedy = `say in "source" who found it. Without one, the page says that the figure is your own`
  return { file, line: source.lineOf(at), path: at, name: "source", what, remedy, hint: true }
}

/** Addresses and phone numbers that lead to nobody. */
function leftAddresses({ file }: Entry, { path: at, line, value }: Text): LaunchIssue[] {
  const remedies: Record<string, string> = {
    url: "put in the address that the site will have",
    "owner.email": "put in your own",
  }
  const remedy = remedies[formatPath(at)] ?? "put in your own, or take it out"
  const found = [...exampleAddresses(value), ...(value.match(inventedPhone) ?? [])]
  return found.map((name) => ({ file, line, path: at, name, what: `is an example, ${name}`, remedy }))
}

const exampleAddresses = (text: string) => (text.match(address) ?? []).filter((each) => example.test(each))

const samplePortrait = {
  name: "portrait",
  what: "is the drawn portrait of the sample's owner",
  remedy: "npm run brand -- --portrait me.jpg puts yours on every page that shows it",
}

function leftPicture(
  root: string,
  { file }: Entry,
  at: readonly PropertyKey[],
  value: string,
): LaunchIssue[] {
  const picture = path.posix.join(path.posix.dirname(file), value)
  const onDisk = path.join(root, picture)
  const alt = formatPath(at).replace(/src$/, "alt")
  const left = {
    file: picture,
    path: [],
    remedy: `put your own there, and say in ${alt} of ${file} what it shows`,
  }
  if (!existsSync(onDisk)) return [{ ...left, name: "missing", what: "is missing" }]
  if (isSamplePortrait(onDisk)) return [{ ...left, ...samplePortrait }]
  return isPlaceholder(onDisk) ? [{ ...left, name: "placeholder", what: "is a placeholder" }] : []
}

/** Sentences of `npm run new`, and words that are true of the sample alone. */
function leftWords(
  entry: Entry,
  { path: at, line, value }: Text,
  words: readonly SampleWord[],
): LaunchIssue[] {
  const left = { file: entry.file, line, path: at }
  const sentences = sampleText.test(value)
    ? [{ ...left, name: "Sample text", what: "is still a sample sentence", remedy: "write your own" }]
    : []
  // Example addresses are reported once, as such.
  const rest = exampleAddresses(value).reduce((text, each) => text.replace(each, ""), value)
  const found = words.flatMap(({ pattern, whose, remedy }) =>
    [...new Set(rest.match(pattern))]
      .filter((name) => !isServedCity(entry, at, name, value))
      .map((name) => ({ ...left, name, what: `says "${name}", ${whose}`, remedy })),
  )
  return [...sentences, ...found]
}

/** A state's page lists the cities that it serves, and the sample's city may be one of them. */
const isServedCity = ({ type }: Entry, at: readonly PropertyKey[], name: string, value: string) =>
  type.name === "State" && value === name && /^(?:areas\.cities\[|city\d)/.test(formatPath(at))

/** Returns whether an entry's data can be searched. The content check reports broken files. */
export const isReadable = ({ data }: Entry): boolean =>
  z.record(z.string(), z.unknown()).safeParse(data).success
