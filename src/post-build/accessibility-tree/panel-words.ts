import type { BuildArgs } from "gatsby"
import type { PanelWords } from "../../accessibility-tree/accessibility-tree"
import { wordedRoles } from "../../accessibility-tree/role-words"
import type { Languages } from "../../model/languages/languages-of"

type Settings = { hear: (PanelWords & { link: object | null }) | null }

const query = `{
  siteSettings {
    hear {
      link { to }
      title text order headings silent beside unplaced unnamed close level count
      roles { ${wordedRoles.join(" ")} }
    }
  }
}`

/** The words of the panel in each language whose pages have "Hear this page". */
export async function panelWords(
  languages: Languages,
  graphql: BuildArgs["graphql"],
): Promise<ReadonlyMap<string, PanelWords>> {
  const words = new Map<string, PanelWords>()
  for (const language of languages) {
    // The resolvers read the language from the context, as they do in a page's query (src/gatsby/languages/).
    const { data } = await graphql<{ siteSettings: Settings | null }>(
      query,
      languages.length > 1 ? { language } : {},
    )
    const hear = data?.siteSettings?.hear
    if (!hear?.link) continue
    const { link: _, ...own } = hear
    words.set(language, own)
  }
  return words
}
