import { readFileSync, readdirSync } from "node:fs"
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
  /** Drawings of the words in the hero and of the page for unknown addresses, by name. */
  drawings: ReadonlyMap<string, string>
}

const folder = path.resolve("scripts/setup/starter")

const drawings = path.join(folder, "drawings")

/** The languages that there are first words in. */
export const starterLanguages = () => readdirSync(folder).filter((name) => name !== "drawings")

const readDrawings = () =>
  new Map(
    readdirSync(drawings).map((file) => [
      path.basename(file, ".svg"),
      readFileSync(path.join(drawings, file), "utf8"),
    ]),
  )

/** Reads the first words in a language, or in English where there are none. */
export function readStarter(language: string): Starter {
  const [tag = "en"] = language.toLowerCase().split("-")
  const own = starterLanguages().includes(tag) ? tag : "en"
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
    drawings: readDrawings(),
  }
}

function read(file: string): unknown {
  const text = readFileSync(file, "utf8")
  return file.endsWith(".json") ? JSON.parse(text) : text
}
