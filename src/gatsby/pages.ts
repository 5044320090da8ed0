import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { neighbours } from "../lib/neighbours"
import { fixedRoutes } from "../lib/routes"

type Found = { id: string; path: string }
type Content = {
  site: { owner: { slug: string } }
  allCaseStudy: { nodes: (Found & { parentProject: { order: number } })[] }
  allArticle: { nodes: Found[] }
  allState: { nodes: Found[] }
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`)

/** A page for each case study, article and state, and those whose address holds the owner's name. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Content>(`
    query CreatePages {
      site: siteSettings {
        owner {
          slug
        }
      }
      allCaseStudy {
        nodes {
          id
          path
          parentProject {
            order
          }
        }
      }
      allArticle {
        nodes {
          id
          path
        }
      }
      allState {
        nodes {
          id
          path
        }
      }
    }
  `)
  if (!data) {
    reporter.panicOnBuild("The pages could not be made from the content", errors)
    return
  }

  const routes = fixedRoutes(data.site.owner.slug)
  actions.createPage({ path: routes.about, component: template("about"), context: {} })
  actions.createPage({ path: routes.blogs, component: template("blogs"), context: {} })
  for (const { id, path: page } of data.allState.nodes) {
    actions.createPage({ path: page, component: template("state-landing"), context: { id } })
  }
  for (const { id, path: page } of data.allArticle.nodes) {
    actions.createPage({ path: page, component: template("article"), context: { id, section: routes.blogs } })
  }
  const studies = data.allCaseStudy.nodes.toSorted((a, b) => a.parentProject.order - b.parentProject.order)
  for (const study of studies) {
    const { previous, next } = neighbours(studies, study)
    const context = { id: study.id, previousId: previous?.id, nextId: next?.id }
    actions.createPage({ path: study.path, component: template("case-study"), context })
  }
}
