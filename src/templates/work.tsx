import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { PlainIntro } from "../components/heading/plain-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { itemList } from "../seo/json-ld/item-list"
import { assertPresent } from "../text/assert-present"
import type { WorkPage as PageOfWork } from "../routes/list-pages"
import { listPageTexts } from "../text/list-page-texts"
import { choicesOf } from "../sections/work/choices"
import { PagedWorkList } from "../sections/work/paged-work-list"
import { WorkList } from "../sections/work/work-list"

type WorkPlace = Omit<PageOfWork, "path">

/** One page of the work list, of all projects or of one category, in the owner's order. */
export default function WorkPage({ data, pageContext }: PageProps<Queries.WorkQuery, WorkPlace>) {
  const choices = choicesIn(data)
  const projects = data.allProject.nodes
  const paged = pageContext.of > 1 || pageContext.category !== null
  return (
    <>
      <PlainIntro large intro={wordsOf(data, pageContext).intro} />
      {paged ? (
        <PagedWorkList projects={projects} choices={choices} page={pageContext} />
      ) : (
        <WorkList projects={projects} choices={choices} skillNames={skillsIn(data)} />
      )}
    </>
  )
}

export function Head({
  data,
  location,
  pageContext,
}: HeadProps<Queries.WorkQuery, WorkPlace & PageLanguages>) {
  const site = siteOf(data, pageContext)
  const pathname = withoutPrefix(location)
  const projects = data.allProject.nodes.map(({ title, slug, caseStudy }) => ({
    name: title,
    path: caseStudy?.path ?? `${pathname}#${slug}`,
  }))
  const graph = [itemList(site, pathname, projects)]
  return <Seo site={site} seo={wordsOf(data, pageContext).seo} pathname={pathname} graph={graph} />
}

const pageOf = ({ workPage }: Queries.WorkQuery) => assertPresent(workPage, "content/pages/work.json")
const skillsIn = ({ skillList }: Queries.WorkQuery) =>
  skillList?.groups.flatMap(({ items }) => items.map(({ name }) => name)) ?? []
const choicesIn = (data: Queries.WorkQuery) => choicesOf(pageOf(data).categories, data.counts.group)

function wordsOf(data: Queries.WorkQuery, { category, ...place }: WorkPlace) {
  const name = choicesIn(data).find((choice) => choice.category === category)?.name ?? ""
  return listPageTexts(pageOf(data), { ...place, category: { name, whole: category === null } })
}

export const query = graphql`
  query Work($skip: Int!, $limit: Int!, $shown: [String!]!) {
    ...Site
    ...RouteOfWork
    ...WordsOfEvidence
    ...WordsOfPagination
    ...WordsOfProject
    ...WordsOfWork
    workPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      categories {
        ...WorkCategories
      }
      more {
        ...FurtherPages
      }
    }
    allProject(
      filter: { category: { in: $shown } }
      sort: [{ order: ASC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ProjectCard
      }
    }
    skillList {
      groups {
        items {
          name
        }
      }
    }
    counts: allProject {
      group(field: { category: SELECT }) {
        fieldValue
        totalCount
      }
    }
  }
`
