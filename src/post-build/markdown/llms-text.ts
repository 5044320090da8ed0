import { escapeMarkdown } from "./escape-markdown"

export type ListedPage = { template: string; title: string; description: string; markdown: string }

/** The lists of entries, by the template of their pages. All other pages are under Pages. */
const sections: readonly [template: string, title: string][] = [
  ["case-study", "Case studies"],
  ["article", "Articles"],
  ["state-landing", "Places"],
]

const entryTemplates = new Set(sections.map(([template]) => template))

/** llms.txt: what the site is, and where its pages are as Markdown (https://llmstxt.org). */
export function llmsText(site: { title: string; about: string }, pages: readonly ListedPage[]): string {
  const fixed = pages.filter(({ template }) => !entryTemplates.has(template))
  const lists = sections.map(([template, title]) =>
    listOf(
      title,
      pages.filter((page) => page.template === template),
    ),
  )
  const parts = [`# ${plain(site.title)}`, `> ${plain(site.about)}`, listOf("Pages", fixed), ...lists]
  return `${parts.filter(Boolean).join("\n\n")}\n`
}

function listOf(title: string, pages: readonly ListedPage[]): string {
  if (pages.length === 0) return ""
  const lines = pages.map((page) => `- [${plain(page.title)}](${page.markdown}): ${plain(page.description)}`)
  return [`## ${title}`, "", ...lines].join("\n")
}

/** Words on one line. Programs that read llms.txt by its form take the first bracket for the end of a title. */
const plain = (words: string) =>
  escapeMarkdown(words.replaceAll(/\s+/g, " ").trim()).replaceAll("\\[", "&#91;").replaceAll("\\]", "&#93;")
