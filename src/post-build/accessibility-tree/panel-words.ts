import type { BuildArgs } from "gatsby"
import type { PanelWords } from "../../accessibility-tree/accessibility-tree"
import { wordedRoles } from "../../accessibility-tree/role-words"
import type { Languages } from "../../model/languages/languages-of"
import { inEachLanguage } from "../languages"

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
  const answers = await inEachLanguage<{ siteSettings: Settings | null }>(languages, graphql, query)
  return new Map(
    [...answers].flatMap(([language, data]) => {
      const hear = data?.siteSettings?.hear
      if (!hear?.link) return []
      const { link: _, ...words } = hear
      return [[language, words] as const]
    }),
  )
}
