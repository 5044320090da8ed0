import path from "node:path"
import type { GatsbyNode } from "gatsby"
import { articlesPerPage, listPages, workPages } from "../lib/list-pages"
import { neighbours } from "../lib/neighbours"
import { fixedRoutes } from "../lib/routes"
import { categories } from "../model/kinds/project"

type Found = { id: string; path: string }
type Content = {
  site: { owner: { slug: string } }
  allCaseStudy: { nodes: (Found & { parentProject: { order: number } })[] }
  allArticle: { nodes: Found[] }
  allState: { nodes: Found[] }
  allProject: { nodes: { category: string }[] }
}

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`)

/** A page for each case study, article and state, the pages of the lists, and those whose address holds the owner's name. */
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
      allProject {
        nodes {
          category
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
  for (const { path: page, ...place } of listPages(
    routes.blogs,
    data.allArticle.nodes.length,
    articlesPerPage,
  )) {
    const context = { ...place, list: routes.blogs }
    actions.createPage({ path: page, component: template("blogs"), context })
  }
  const projects = data.allProject.nodes.map(({ category }) => category)
  for (const { path: page, ...place } of workPages(routes.work, projects)) {
    const context = { ...place, shown: place.category === null ? categories : [place.category] }
    actions.createPage({ path: page, component: template("work"), context })
  }
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
