import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/validate/check"
import { checkNames } from "../../src/model/validate/files/check-names"
import { checkPlaces } from "../../src/model/validate/files/check-places"
import type { Content } from "../../src/model/read/content"
import { readEntry } from "../../src/model/read/read-entries"
import type { Case } from "./try-cases"

/** Names of an article whose page would collide with another page or with the site's own files. */
const takenAddresses = [
  "a b",
  ..."index Index static page-data slice-data api 404 drawings share fonts icons videos admin .well-known _headers _redirects _gatsby work contact home work-loom ä a.b a~b".split(
    " ",
  ),
]

/** Files of a whole project's `static/`, which reserve their folders' names. */
const ownFolders = ["static/fonts/text.woff2", "static/icons/icon.png"]

/** Files that are not content, and names that some system cannot store. */
const badFiles = [
  "content/blog/wet-paper/other.mdx",
  "content/anything.mdx",
  "content/projects/loom/index.mdx",
  "content/blog/wet-paper/index.MDX",
  "content/blog/wet-paper/index.md",
  "content/pages/extra.json",
  "content/pages/page.constructor",
  "content/pages/page.js",
  "content/blog/wet-paper/COVER.png",
  `content/blog/${"a".repeat(250)}/index.mdx`,
  `content/blog/wet-paper/${"a".repeat(250)}.png`,
  ...["a%20b", "a?b", "a#b", "a\\b", "a:b", "a.", "a ", " a", "con", "nul.png", "a\u0007"].map(
    (name) => `content/blog/${name}/cover.png`,
  ),
  "static/videos/a#b.mp4",
  "static/videos/a?b.mp4",
]

/** Adds articles under taken names, and files in places where they may not be. */
export function nameCases(content: Content): Case[] {
  const bytes = readFileSync(path.join(content.root, "content/blog/wet-paper/index.mdx"))
  const articles = takenAddresses.map((name) => {
    const file = `content/blog/${name}/index.mdx`
    return nameCase(file, async () => {
      const entry = readEntry(file, bytes, content.tokens)
      if (!entry) throw new Error(`${file} is no entry`)
      const files = [...content.files, ...ownFolders, file]
      const issues = await checkEntries({ ...content, files, entries: [...content.entries, entry] }, [])
      // Errors about its repeated title and summary do not count here.
      return issues.some((issue) => issue.file === file && issue.place === "")
    })
  })
  const others = badFiles.map((file) =>
    nameCase(file, () => {
      const files = [...content.files, file]
      return [...checkNames(files), ...checkPlaces(files)].some((issue) => issue.file === file)
    }),
  )
  return [...articles, ...others]
}

const nameCase = (file: string, isReported: Case["isReported"]): Case => ({
  kind: "name",
  error: file,
  how: file,
  isReported,
})
