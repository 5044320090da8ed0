import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * The folder of a small site with every content type. Tests that need content they know use it, so that
 * they pass whatever the owner writes.
 */
export const fixture = path.resolve("test/site")

/** The owner of the small site. */
export const fixtureOwner = { name: "Ines Okoye", slug: "ines", url: "https://inesokoye.example" }

/** Makes a copy of the small site's content to change, beside its media. Returns the folder of both. */
export function copyFixture(): string {
  const root = mkdtempSync(path.join(tmpdir(), "site-"))
  cpSync(path.join(fixture, "content"), path.join(root, "content"), { recursive: true })
  symlinkSync(path.join(fixture, "static"), path.join(root, "static"))
  return root
}

/** Adds a project with a case study to a copy of the small site, for tests that corrupt many. */
export function addProject(root: string, slug: string) {
  const folder = path.join(root, "content/projects", slug)
  cpSync(path.join(root, "content/projects/ferry"), folder, { recursive: true })
  rename(path.join(folder, "project.json"), slug)
  rename(path.join(folder, "case-study.mdx"), slug)
}

/** Adds an article, as `addProject` does. */
export function addArticle(root: string, slug: string) {
  const folder = path.join(root, "content/blog", slug)
  cpSync(path.join(root, "content/blog/wet-paper"), folder, { recursive: true })
  rename(path.join(folder, "index.mdx"), slug)
}

/** Pages need titles and descriptions of their own. */
function rename(file: string, name: string) {
  const text = readFileSync(file, "utf8")
  const renamed = text.replace(/^( {2}(?:title|description): ")/gm, `$1${name}: `)
  writeFileSync(file, renamed.replaceAll(/ \[A note\]\(.+/g, ""))
}
