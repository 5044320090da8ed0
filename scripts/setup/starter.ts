import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

const phrases = z.strictObject({
  makes: z.array(z.string()).min(2),
  initials: z.string(),
  portrait: z.string(),
  card: z.string(),
  picture: z.string(),
  opens: z.string(),
  visit: z.string(),
  source: z.string(),
  skills: z.string(),
  saving: z.string(),
})

/** A site's first words in a language: content files with gaps for facts, and single phrases. */
export type Starter = {
  language: string
  /** The files below `content/`: fields, or a text. */
  files: ReadonlyMap<string, unknown>
  phrases: z.infer<typeof phrases>
  drawing: string
}

const folder = path.resolve("scripts/setup/starter")

/** The languages that there are first words in. */
export const starterLanguages = () =>
  readdirSync(folder, { withFileTypes: true }).flatMap((found) => (found.isDirectory() ? [found.name] : []))

/** Reads the first words in a language, or in English where there are none. */
export function readStarter(language: string): Starter {
  const [tag = "en"] = language.toLowerCase().split("-")
  const own = existsSync(path.join(folder, tag)) ? tag : "en"
  const names = readdirSync(path.join(folder, own), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.\w+$/.test(name))
  const files = new Map(names.map((name) => [name, read(path.join(folder, own, name))]))
  const words = phrases.parse(files.get("phrases.json"))
  files.delete("phrases.json")
  return {
    language: own,
    files,
    phrases: words,
    drawing: readFileSync(path.join(folder, "not-found.svg"), "utf8"),
  }
}

function read(file: string): unknown {
  const text = readFileSync(file, "utf8")
  return file.endsWith(".json") ? JSON.parse(text) : text
}
