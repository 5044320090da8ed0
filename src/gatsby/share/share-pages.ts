import type { CreatePagesArgs } from "gatsby"
import { fillIn } from "../../lib/fill-in"
import { type ListPage, articlesPerPage, listPages, workPages } from "../../lib/list-pages"
import { fixedRoutes } from "../../lib/routes"
import type { Share } from "./draw-share"

/** A page and what its share image shows. */
export type SharePage = { path: string } & Share

type Intro = { intro: { title: string; subtitle: string } }
type Fixed =
  | "aboutPage"
  | "workPage"
  | "skillsPage"
  | "contactPage"
  | "bookingPage"
  | "pricingPage"
  | "paymentPage"
  | "blogsPage"
type Content = Record<Fixed, Intro> & {
  siteSettings: { owner: { name: string; slug: string; jobTitle: string } }
  homePage: { hero: { title: string; words: { text: string }[] } }
  statePages: { headline: string }
  allState: { nodes: { path: string; state: string; short: string; areas: { bgColor: string } }[] }
  allProject: { nodes: { category: string }[] }
  allArticle: { nodes: { path: string; title: string; relatedProject: { color: string } | null }[] }
  allCaseStudy: { nodes: { path: string; title: string; type: string; parentProject: { color: string } }[] }
}

const signal = "#bd3217"

/** Every page that can be shared. */
export async function sharePages(graphql: CreatePagesArgs["graphql"]): Promise<SharePage[]> {
  const { data, errors } = await graphql<Content>(query)
  if (!data) throw new Error(`The share images lack their content: ${String(errors)}`)
  const { owner } = data.siteSettings
  const routes = fixedRoutes(owner.slug)
  const fixed = (path: string, { intro }: Intro) => ({
    path,
    title: intro.title,
    kind: intro.subtitle,
    accent: signal,
    owner: owner.name,
  })
  const further = (list: Intro, [, ...pages]: readonly ListPage[]) =>
    pages.map(({ path, number, of }) => ({ ...fixed(path, list), kind: `Page ${number} of ${of}` }))
  const { title, words } = data.homePage.hero
  return [
    {
      path: routes.home,
      title: `${title} ${words[0]?.text ?? ""}`,
      kind: owner.jobTitle,
      accent: signal,
      owner: owner.name,
    },
    fixed(routes.about, data.aboutPage),
    fixed(routes.work, data.workPage),
    fixed(routes.skills, data.skillsPage),
    fixed(routes.contact, data.contactPage),
    fixed(routes.booking, data.bookingPage),
    fixed(routes.pricing, data.pricingPage),
    fixed(routes.payment, data.paymentPage),
    fixed(routes.blogs, data.blogsPage),
    ...further(
      data.workPage,
      workPages(
        routes.work,
        data.allProject.nodes.map(({ category }) => category),
      ),
    ),
    ...further(data.blogsPage, listPages(routes.blogs, data.allArticle.nodes.length, articlesPerPage)),
    ...data.allState.nodes.map(({ path, state, short, areas }) => ({
      path,
      title: fillIn(data.statePages.headline, { state, short }),
      kind: owner.jobTitle,
      accent: areas.bgColor,
      owner: owner.name,
    })),
    ...data.allArticle.nodes.map((article) => ({
      path: article.path,
      title: article.title,
      kind: "Article",
      accent: article.relatedProject?.color ?? signal,
      owner: owner.name,
    })),
    ...data.allCaseStudy.nodes.map((study) => ({
      path: study.path,
      title: study.title,
      kind: study.type,
      accent: study.parentProject.color,
      owner: owner.name,
    })),
  ]
}

const query = `
  fragment ShareIntro on Intro {
    title
    subtitle
  }
  query SharePages {
    siteSettings { owner { name slug jobTitle } }
    homePage { hero { title words { text } } }
    aboutPage { intro { ...ShareIntro } }
    workPage { intro { ...ShareIntro } }
    skillsPage { intro { ...ShareIntro } }
    contactPage { intro { ...ShareIntro } }
    bookingPage { intro { ...ShareIntro } }
    pricingPage { intro { ...ShareIntro } }
    paymentPage { intro { ...ShareIntro } }
    blogsPage { intro { ...ShareIntro } }
    statePages { headline }
    allState { nodes { path state short areas { bgColor } } }
    allProject { nodes { category } }
    allArticle { nodes { path title relatedProject { color } } }
    allCaseStudy { nodes { path title type parentProject { color } } }
  }
`
