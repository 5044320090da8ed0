import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/heading/page-intro"
import { Seo } from "../components/seo/seo"
import { known } from "../lib/known"
import { Education } from "../sections/about/education"
import { AboutSection } from "../sections/shared/about-section"

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const page = known(data.aboutPage, "content/pages/about.json")
  return (
    <>
      <PageIntro intro={page.intro} />
      {page.sections.map((section, index) => (
        <AboutSection key={section.name} section={section} first={index === 0} />
      ))}
      <Education list={known(data.educationList, "content/lists/education.json")} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.AboutQuery>) {
  return <Seo seo={known(data.aboutPage, "content/pages/about.json").seo} pathname={location.pathname} />
}

export const query = graphql`
  query About {
    aboutPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      sections {
        ...AboutSection
      }
    }
    educationList {
      ...Education
    }
  }
`
