import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { ActionLink } from "../components/action-link/action-link"
import { BelowFold } from "../components/below-fold/below-fold"
import { Heading } from "../components/heading/heading"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { wholePerson } from "../seo/json-ld/person"
import { profilePage } from "../seo/json-ld/web-page"
import { assertPresent } from "../text/assert-present"
import { Education } from "../sections/about/education"
import { AboutSection } from "../sections/shared/about-section"

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const page = assertPresent(data.aboutPage, "content/pages/about.json")
  const { sections, intro, action } = page
  const [first, ...rest] = sections
  const top = <Heading level={1} title={intro.title} subtitle={intro.subtitle} />
  const lead = (
    <>
      <p className="lead">{intro.text}</p>
      {action && <ActionLink plain action={action} />}
    </>
  )
  return (
    <>
      {first && <AboutSection section={first} first top={top} lead={lead} />}
      <BelowFold>
        {rest.map((section) => (
          <AboutSection key={section.name} section={section} />
        ))}
        <Education list={data.educationList} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.AboutQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo } = assertPresent(data.aboutPage, "content/pages/about.json")
  const skills = data.skillList?.groups ?? []
  const owner = wholePerson(site, {
    description: seo.description,
    skills: skills.flatMap(({ items }) => items.map(({ name }) => name)),
    education: data.educationList?.items ?? [],
  })
  const page = profilePage(site, { ...seo, path: withoutPrefix(location) })
  return (
    <Seo
      site={site}
      seo={seo}
      pathname={withoutPrefix(location)}
      type="profile"
      owner={owner}
      graph={[page]}
    />
  )
}

export const query = graphql`
  query About {
    ...Site
    ...WordsOfEvidence
    aboutPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      action {
        ...Action
      }
      sections {
        ...AboutSection
      }
    }
    educationList {
      ...Education
    }
    skillList {
      groups {
        items {
          name
        }
      }
    }
  }
`
