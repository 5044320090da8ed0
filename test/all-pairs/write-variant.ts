import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse, stringify } from "yaml"
import { z } from "zod"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { contentTypeOf } from "../../src/model/schema/content-types"
import { fixture } from "../fixture"
import { filled } from "./fill"
import { variation } from "./vary"

/** How many variants of the small site there are: each ten fields that follow each other meet in all four ways. */
export const variants = 6

/** So many entries of a kind have each two of its optional fields in all four ways. */
const rows = 8

/** Files and folders that a site may lack. The kinds of entries are there in the first variant, which has all of theirs. */
const files: readonly string[][] = [
  ...["faq", "testimonials", "skills", "currencies", "education", "commitments", "roles"].map((name) => [
    `lists/${name}.json`,
  ]),
  ["lists/plans.json", "pages/estimate.json"],
  ...["estimate", "accessibility", "made", "yours"].map((name) => [`pages/${name}.json`]),
  ["pages/terms.mdx"],
  ["resume.json"],
]
const kinds: readonly string[][] = [["states", "pages/states.json"], ["blog"]]

/** Lists whose items stand for one entry with each set of fields. */
const spread: Readonly<Record<string, readonly string[]>> = {
  Resume: ["work", "projects", "education", "certificates", "volunteer", "awards", "publications", "skills"],
  EducationList: ["items"],
}

/** A phone number as people write theirs. */
const numbers = ["+44 1632 960042", "01632-960-042", "(01632) 960 042"]
  .map((number) => `[${number}](tel:+441632960042)`)
  .join(" or ")

const settings = variation(variants)

/**
 * Writes a variant of the small site's content: each optional field of its settings, its lists and its pages is set or
 * unset, and so is each file that it may lack. The first has entries with all sets of their fields, the others three of each
 * kind.
 */
export function writeVariant(root: string, variant: number) {
  const content = path.join(root, "content")
  rmSync(content, { recursive: true })
  cpSync(path.join(fixture, "content"), content, { recursive: true })
  writeFileSync(path.join(root, "static/videos/words.vtt"), "WEBVTT\n\n00:00.000 --> 00:01.000\nWords\n")
  for (const file of filesBelow(content)) {
    const found = contentTypeOf(file)
    if (!found || file.startsWith("claims/")) continue
    const { name, place } = found.type
    const isEntry = place.includes("<slug>") && name !== "TextPage"
    rewriteFields(path.join(content, file), (fields) =>
      isEntry
        ? fields
        : settings.varied(
            name,
            spreadOut(name, filled(name, { ...formerly(file, name), ...Object(fields) })),
            variant,
          ),
    )
  }
  const absent = [
    ...files.filter(([name = ""]) => !settings.isSet(name, variant)),
    ...kinds.filter(([name = ""]) => settings.isSet(name, variant)),
  ]
  appendFileSync(path.join(content, "pages/privacy.mdx"), `\n${numbers}\n`)
  writeEntries(content, variant === 0 ? Array.from({ length: rows }, (_, row) => row) : [1, 2, 3])
  for (const file of absent.flat()) rmSync(path.join(content, file), { recursive: true, force: true })
}

const record = z.record(z.string(), z.unknown())

/** An earlier address of a page, which no other has. */
const formerly = (file: string, type: string) =>
  type.endsWith("Page") ? { formerPaths: [`/once/${path.parse(file).name}/`] } : {}

function spreadOut(type: string, fields: unknown): unknown {
  const lists = spread[type] ?? []
  return Object.fromEntries(
    Object.entries(record.parse(fields)).map(([key, value]) => [
      key,
      lists.includes(key) && Array.isArray(value)
        ? Array.from({ length: rows }, (_, index) => named(value[0], index + 1))
        : value,
    ]),
  )
}

/** An item with a name of its own. */
function named(item: unknown, number: number): unknown {
  const fields = record.parse(item)
  const key = ["name", "title", "position", "institution"].find((each) => each in fields) ?? ""
  return { ...fields, [key]: `${String(fields[key])} ${number}` }
}

/** Writes an entry of each kind for each row, beside those that the small site has. */
function writeEntries(content: string, which: readonly number[]) {
  const vary = variation(rows)
  const varied = (type: string, more: object, row: number) => (fields: unknown) =>
    vary.varied(type, { ...Object(filled(type, fields)), ...own(type, fields, row), ...more }, row)
  for (const row of which) {
    const [project, article, state] = [`projects/with-${row}`, `blog/with-${row}`, `states/with-${row}.json`]
    for (const [from, to] of [
      ["projects/loom", project],
      ["blog/wet-paper", article],
      ["states/yorkshire.json", state],
    ])
      cpSync(path.join(content, from ?? ""), path.join(content, to ?? ""), { recursive: true })
    rewriteFields(
      path.join(content, project, "project.json"),
      varied("Project", { order: row + 3, slug: `loom-${row}` }, row),
    )
    rewriteFields(path.join(content, project, "case-study.mdx"), varied("CaseStudy", {}, row))
    rewriteFields(path.join(content, article, "index.mdx"), varied("Article", {}, row))
    rewriteFields(
      path.join(content, state),
      varied("State", { order: row + 3, state: `Riding ${row}`, short: `R${row}` }, row),
    )
  }
}

/** What no two entries have in common. */
function own(type: string, fields: unknown, row: number) {
  const { title, seo } = Object(fields)
  return {
    ...(title !== undefined && { title: `${title} ${row}` }),
    ...(seo !== undefined && {
      seo: { ...seo, title: `${row}: ${seo.title}`, description: `${row}: ${seo.description}` },
    }),
    ...(type !== "Project" && { formerPaths: [`/once/${type.toLowerCase()}-${row}/`] }),
  }
}

/** Changes the fields of a file. Its texts lose what they have of other files: links to pages, and the years of experience. */
function rewriteFields(file: string, change: (fields: unknown) => unknown) {
  const text = readFileSync(file, "utf8").replaceAll("{experience}", "years")
  if (file.endsWith(".json")) return writeFileSync(file, JSON.stringify(change(JSON.parse(text)), null, 2))
  const [, front = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
  const unlinked = body.replaceAll(/\[([^\]]+)\]\(\/[^)]*\)/g, "$1")
  writeFileSync(file, `---\n${stringify(change(parse(front)))}---\n${unlinked}`)
}
