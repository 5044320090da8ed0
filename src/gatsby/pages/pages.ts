import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { z } from "zod"
import { gatsbyReporter, muteAbsentQueries } from "./absent-queries"
import { neighbors } from "./neighbors"
import type { PageLanguages } from "../../routes/page-languages"
import type { ResumeContext } from "../../routes/resume-files"
import type { YoursContext } from "../../routes/yours-pdf"
import { fixedRoutes } from "../../routes/routes"
import { absentAmong } from "../../model/pages/absent/absent-among"
import { readContent } from "../../model/read/content"
import { categories } from "../../model/schema/content-types/project"
import { inListOrder } from "../../model/pages/list-order"
import { projectIn } from "../../model/read/project-of"
import type { Entry } from "../../model/read/read-entries"
import { type SitePage, sitePages } from "../../model/pages/site-pages"
import { contentFolder } from "../source/content-folder"
import { lastChanges } from "../site-files/last-changes"
import { localLinks } from "../../model/pages/languages/local-links"
import { type PageContext, languageContexts, pageContextOf } from "./page-context"
import { publishResults } from "../site-files/results"
import { writeResume } from "../resume/write-resume"
import { writeYours } from "../yours/write-yours"

/** The facts of every page, for `onCreatePage`. Gatsby creates the pages of `src/pages/` after `createPages`. */
let facts: ReadonlyMap<string, PageContext & PageLanguages & Partial<ResumeContext> & YoursContext> =
  new Map()
/** The pages that the site does without, by the name of their file in `src/pages/`. */
let absent: ReadonlyMap<string, string> = new Map()

/** Creates the pages without a file in `src/pages/`, each with its facts and its template's query variables. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const content = readContent(path.dirname(contentFolder))
  const pages = sitePages(content)
  absent = absentAmong(content.entries)
  muteAbsentQueries(gatsbyReporter(), pages)
  publishResults("public", !absent.has("proof"))
  const changes = lastChanges(process.cwd())
  const made = new Date(changes.get("content/resume.json") ?? Date.now())
  const pdfSize = await writeResume("public", content, graphql, made)
  const yours = await writeYours("public", content, pages, changes)
  const languagesOf = languageContexts(pages, content.languages, countryOf(content.entries))
  facts = new Map(
    pages.map((page) => [
      page.path,
      {
        ...pageContextOf(page, changes),
        ...languagesOf(page),
        ...(page.template === "resume" && { pdfSize }),
        ...yours.get(page),
      },
    ]),
  )
  const studies = inWorkOrder(
    pages.filter(({ language }) => language === content.languages[0]),
    content.entries,
  )
  const blogs = fixedRoutes(content.tokens.slug).blogs
  for (const page of pages) {
    const isFixed = content.fixedPages.includes(page.template)
    // Gatsby creates those of the site's own language by itself.
    if (isFixed && page.language === content.languages[0]) continue
    const { previous, next } = neighbors(
      studies,
      studies.find(({ path: at }) => at === page.original) ?? page,
    )
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/${isFixed ? "pages" : "templates"}/${page.template}.tsx`),
      context: {
        ...facts.get(page.path),
        ...page.list,
        // The work list's template queries these categories.
        ...(page.template === "work" && { shown: page.list?.category ? [page.list.category] : categories }),
        // These belong to the list of all articles.
        ...(["article", "tag"].includes(page.template) && {
          section: localLinks(pages, page.language)(blogs).to,
        }),
        folder: page.entry?.slug,
        // Never undefined: Gatsby's filter would then match any case study.
        previousFolder: previous?.entry?.slug ?? "",
        nextFolder: next?.entry?.slug ?? "",
      },
    })
  }
}

/** Adds the facts to the pages of `src/pages/`, and takes out those that the site does without. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (absent.has(page.path.replaceAll("/", "")) && page.component.includes("/src/pages/"))
    return actions.deletePage(page)
  const known = facts.get(page.path)
  if (!known || (page.context && "template" in page.context)) return
  actions.deletePage(page)
  return actions.createPage({ ...page, context: { ...page.context, ...known } })
}

const located = z.object({ country: z.string() })

/** The country of the site, if the owner names it. */
const countryOf = (entries: readonly Entry[]) =>
  located.safeParse(entries.find(({ type }) => type.name === "SiteSettings")?.data).data?.country

/** The case studies in the work list's order. */
function inWorkOrder(pages: readonly SitePage[], entries: readonly Entry[]): SitePage[] {
  const studies = pages.flatMap((page) => {
    const project = page.template === "case-study" ? projectIn(entries, page.entry?.slug) : undefined
    return project ? [{ page, project }] : []
  })
  return studies.toSorted((a, b) => inListOrder(a.project, b.project)).map(({ page }) => page)
}
