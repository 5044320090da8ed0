import type { Words } from "../../words/words"
import { escapeMarkdown } from "./escape-markdown"

type ListedPage = {
  template: string
  title: string
  description: string
  markdown: string
  /** Left out in a site of one language. */
  language?: string | undefined
}

/** A language of the site: the names of the lists in it, and its own name where it is not that of the site's root. */
export type ListLanguage = { language: string; name: string | undefined; words: Words["outside"] }

/** The lists of entries, by the template of their pages. All other pages are under Pages. */
const sections = [
  ["case-study", "studies"],
  ["article", "articles"],
  ["state-landing", "places"],
] as const

const entryTemplates: ReadonlySet<string> = new Set(sections.map(([template]) => template))

/** llms.txt: what the site is, and where its pages are as Markdown (https://llmstxt.org). */
export function llmsText(
  { title, about, languages }: { title: string; about: string; languages: readonly ListLanguage[] },
  pages: readonly ListedPage[],
): string {
  const lists = languages.flatMap((each, index) =>
    listsOf(
      each,
      pages.filter(({ language }) => (language === undefined ? index === 0 : language === each.language)),
    ),
  )
  return `${[`# ${plain(title)}`, `> ${plain(about)}`, ...lists].filter(Boolean).join("\n\n")}\n`
}

/** The lists of the pages in a language. Those of a further one say which it is. */
function listsOf({ name, words }: ListLanguage, pages: readonly ListedPage[]): string[] {
  const heading = (list: string) => plain(name ? `${list} (${name})` : list)
  const fixed = pages.filter(({ template }) => !entryTemplates.has(template))
  return [
    listOf(heading(words.pages), fixed),
    ...sections.map(([template, key]) =>
      listOf(
        heading(words[key]),
        pages.filter((page) => page.template === template),
      ),
    ),
  ]
}

function listOf(title: string, pages: readonly ListedPage[]): string {
  if (pages.length === 0) return ""
  const lines = pages.map((page) => `- [${plain(page.title)}](${page.markdown}): ${plain(page.description)}`)
  return [`## ${title}`, "", ...lines].join("\n")
}

/** Words on one line. Programs that read llms.txt by its form take the first bracket for the end of a title. */
const plain = (words: string) =>
  escapeMarkdown(words.replaceAll(/\s+/g, " ").trim()).replaceAll("\\[", "&#91;").replaceAll("\\]", "&#93;")
