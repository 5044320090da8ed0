import { z } from "zod"
import { type Entry, originalFile } from "../read/read-entries"
import { movedFrom } from "./moved-from"
import { motifOf } from "./share-motif"
import type { PageSource, BasePage } from "./site-page"

const contentNames: Readonly<Record<string, string>> = { index: "home", "404": "not-found" }

const words = z
  .object({ intro: z.object({ title: z.string(), subtitle: z.string() }) })
  .catch({ intro: { title: "", subtitle: "" } })
const home = z
  .object({ hero: z.object({ title: z.string(), words: z.array(z.object({ text: z.string() })) }) })
  .catch({ hero: { title: "", words: [] } })

/** The page of a file in `src/pages/`. Its words are in the file of the same name in `content/pages/`. */
export function fixedPage(name: string, origin: PageSource): BasePage {
  const { entries, owner } = origin
  const { source, entry } = contentOf(contentNames[name] ?? name, entries)
  const said = wordsOf(name, entry, owner.jobTitle)
  // Home's title is its picture.
  const motif = name === "index" ? {} : motifOf(name, entry, said, origin)
  const share = { ...said, owner: owner.name, ...motif }
  return {
    path: name === "index" ? "/" : `/${name}/`,
    template: name,
    title: share.title,
    source,
    share: name === "404" ? undefined : share,
    ...movedFrom(entry?.data),
    entry,
  }
}

/** The content file of a page, by the page's name: JSON, or a text with front matter. */
export function contentOf(name: string, entries: readonly Entry[]) {
  const files = new Set([`content/pages/${name}.json`, `content/pages/${name}.mdx`])
  const entry = entries.find((each) => files.has(originalFile(each)))
  return { source: entry?.file ?? `content/pages/${name}.json`, entry }
}

function wordsOf(name: string, entry: Entry | undefined, jobTitle: string) {
  if (name === "index") {
    const { hero } = home.parse(entry?.data)
    return { title: `${hero.title} ${hero.words[0]?.text ?? ""}`, kicker: jobTitle }
  }
  const { intro } = words.parse(entry?.data)
  return { title: intro.title, kicker: intro.subtitle }
}
