import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesUnder, filesOf } from "../read/files"
import { contentTypeOf, translationOf } from "../schema/content-types"
import { noteFiles } from "../schema/notes"
import { resultsFolder } from "../schema/results"
import { readJson, readMdx } from "../read/parse/parse-file"
import { readText } from "../read/parse/read-text"
import { ContentFile } from "./content-file"

/** No migration changes these. */
const unmanaged = new Set([...noteFiles, "content/README.md"])

/** The content of a project as migrations change it. Nothing is written before `write`. */
export class Contents {
  private readonly entries = new Map<string, ContentFile>()
  private readonly moves: [from: string, to: string][] = []
  private readonly notices: string[] = []
  /** Text files in places that the model does not know. */
  private readonly strangers: string[] = []

  constructor(readonly root: string) {
    for (const file of filesOf(root)) {
      if (!/^content\/.+\.(?:json|mdx?|ya?ml)$/.test(file) || unmanaged.has(file)) continue
      if (file.startsWith(`${resultsFolder}/`)) continue
      // A translation has words alone, which no migration changes.
      if (translationOf(file.slice("content/".length))) continue
      if (!contentTypeOf(file.slice("content/".length))) {
        this.strangers.push(file)
        continue
      }
      const { text, reason } = readText(readFileSync(path.join(root, file)))
      const { issues } = file.endsWith(".json") ? readJson(text) : readMdx(text)
      const error = reason ?? issues[0]?.reason
      if (error) this.report(file, `${error}; it is left as it is`)
      else this.entries.set(file, new ContentFile(file, text))
    }
  }

  /** Matching files below `content/`, without those that are unreadable or unknown to the model. */
  matching(pattern: RegExp): ContentFile[] {
    return [...this.entries.values()].filter(({ file }) => pattern.test(file.slice("content/".length)))
  }

  /** Moves the files of a folder into another one, but over none that is there already. */
  move(from: string, to: string) {
    if (!existsSync(path.join(this.root, from))) return
    for (const file of filesUnder(this.root, from)) {
      const target = `${to}${file.slice(from.length)}`
      if (existsSync(path.join(this.root, target)))
        this.report(file, `cannot become ${target}, which is there already`)
      else this.moves.push([file, target])
    }
  }

  report(file: string, words: string) {
    this.notices.push(`${file} ${words}`)
  }

  get reported(): string[] {
    const inFiles = [...this.entries.values()].flatMap(({ file, reported }) =>
      reported.map((words) => `${file} ${words}`),
    )
    const moved = new Set(this.moves.map(([from]) => from))
    const strangers = this.strangers.filter((file) => !moved.has(file))
    const words = "is in no place that the model knows; it is left as it is"
    return [...this.notices, ...inFiles, ...strangers.map((file) => `${file} ${words}`)]
  }

  get changes(): string[] {
    return [
      ...this.edited().map(({ file }) => `${file} is rewritten`),
      ...this.moves.map(([from, to]) => `${from} becomes ${to}`),
    ]
  }

  write() {
    for (const each of this.edited()) writeFileSync(path.join(this.root, each.file), each.toString())
    for (const [from, to] of this.moves) {
      mkdirSync(path.dirname(path.join(this.root, to)), { recursive: true })
      renameSync(path.join(this.root, from), path.join(this.root, to))
    }
    for (const folder of new Set(this.moves.map(([from]) => path.dirname(from)))) this.removeIfEmpty(folder)
  }

  private edited() {
    return [...this.entries.values()].filter((each) => each.toString() !== each.text)
  }

  private removeIfEmpty(folder: string) {
    if (filesUnder(this.root, folder).length === 0) rmSync(path.join(this.root, folder), { recursive: true })
  }
}
