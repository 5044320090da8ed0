import { z } from "zod"
import type { Fields, Path } from "./fields"
import { jsonFields } from "./json-fields"
import { yamlFields } from "./yaml-fields"

const record = z.record(z.string(), z.unknown())

/** Front matter: the line above it, its fields, the line below it. */
const frontMatter = /^(---\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$))/

export class ContentFile {
  private readonly above: string
  private readonly fields: Fields
  private readonly below: string
  private body: string
  private readonly notices: string[] = []

  /** A JSON file, or an MDX file with front matter, that can be read. */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    const [whole = "", above = "", fields = "", below = ""] = frontMatter.exec(text) ?? []
    this.above = above
    this.below = below
    this.fields = whole ? yamlFields(fields) : jsonFields(text)
    this.body = whole ? text.slice(whole.length) : ""
  }

  /** What the owner has to do here, in words that follow the file's name. */
  get reported(): readonly string[] {
    return this.notices
  }

  get(...path: Path): unknown {
    return path.reduce<unknown>((value, key) => Object(value)[key], this.fields.data())
  }

  /** Adds a field if it is missing. It comes after the field `after` of its group, or last. */
  add(path: Path, value: unknown, after?: string) {
    const group = this.get(...path.slice(0, -1))
    if (record.safeParse(group).success && this.get(...path) === undefined)
      this.fields.set(path, value, after)
  }

  /** Gives a field another name, in its place. Nothing changes if it is missing. If the name is taken, it is reported. */
  rename(path: Path, name: string) {
    if (this.get(...path) === undefined) return
    if (this.get(...path.slice(0, -1), name) === undefined) this.fields.rename(path, name)
    else this.notices.push(`has both ${path.join(".")} and ${name}; take out one`)
  }

  /** Rewrites every text of the fields, and each line of the body. */
  rewrite(change: (text: string) => string) {
    for (const [path, value] of textsIn(this.fields.data())) {
      const changed = change(value)
      if (changed !== value) this.fields.set(path, changed)
    }
    this.body = this.body.split("\n").map(change).join("\n")
  }

  toString(): string {
    return this.above + this.fields.toString() + this.below + this.body
  }
}

function textsIn(value: unknown, at: Path = []): [Path, string][] {
  if (typeof value === "string") return [[at, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...at, index]))
  const group = record.safeParse(value).data ?? {}
  return Object.entries(group).flatMap(([key, item]) => textsIn(item, [...at, key]))
}
