import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { webSite } from "../seo/json-ld/web-site"
import { assertPresent } from "../text/assert-present"
import { Blogs } from "../sections/home/blogs"
import { Contribution } from "../sections/home/contribution"
import { CuratedWork } from "../sections/home/curated-work"
import { Figures } from "../sections/home/figures"
import { HomeVideo } from "../sections/home/video"
import { Hero } from "../sections/home/hero/hero"
import { Pair } from "../sections/home/pair"
import { Commitments } from "../sections/home/commitments"
import { Roles } from "../sections/home/roles"
import { figuresIn } from "../title-block/figures"
import { AboutSection } from "../sections/shared/about-section"
import { SketchInvitation } from "../sections/shared/sketch/sketch-invitation"

export default function HomePage({ data, pageContext }: PageProps<Queries.HomeQuery>) {
  const page = assertPresent(data.homePage, "content/pages/home.json")
  return (
    <>
      <Hero
        hero={page.hero}
        availability={data.siteSettings?.availabilityText?.projects}
        projects={data.allProject.nodes}
      />
      <BelowFold>
        <SketchInvitation section={page.sketch} choices={data.contactPage?.sketch} />
        <CuratedWork intro={page.work} projects={data.allProject.nodes} />
        <Pair>
          <AboutSection section={page.profile} sizes="15rem" />
          <HomeVideo section={page.video} />
        </Pair>
        <Commitments list={data.commitmentList} />
        <Figures section={page.figures} counted={figuresIn(pageContext)} />
        <Contribution intro={page.contribution} skills={data.skillList}>
          <Roles list={data.roleList} />
        </Contribution>
        <Blogs intro={page.blogs} articles={data.allArticle.nodes} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.HomeQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { seo } = assertPresent(data.homePage, "content/pages/home.json")
  const { alternateNames } = assertPresent(data.siteSettings, "content/site.json")
  return (
    <Seo site={site} seo={seo} pathname={withoutPrefix(location)} graph={[webSite(site, alternateNames)]} />
  )
}

export const query = graphql`
  query Home {
    ...Site
    ...WordsOfClaims
    ...WordsOfEvidence
    ...WordsOfHero
    ...WordsOfProject
    ...WordsOfSketch
    ...WordsOfVideo
    homePage {
      seo {
        ...Seo
      }
      hero {
        ...Hero
      }
      sketch {
        ...SketchInvitation
      }
      video {
        ...VideoSection
      }
      figures {
        ...Figures
      }
      contribution {
        ...Intro
      }
      work {
        ...IntroWithAction
      }
      profile {
        ...AboutSection
      }
      blogs {
        ...IntroWithAction
      }
    }
    contactPage {
      sketch {
        ...SketchChoices
      }
    }
    siteSettings {
      alternateNames
      availabilityText {
        projects
      }
    }
    commitmentList {
      ...Commitments
    }
    skillList {
      ...Contribution
    }
    roleList {
      ...Roles
    }
    allProject(filter: { curated: { eq: true } }, sort: [{ order: ASC }, { slug: ASC }], limit: 6) {
      nodes {
        ...ProjectCard
      }
    }
    allArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
