import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { Seo } from "../components/seo/seo"
import { siteOf, useSite } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import type { ResumeContext } from "../routes/resume-files"
import { breadcrumbList } from "../seo/json-ld/breadcrumb-list"
import { jobSeeker } from "../seo/json-ld/person"
import { JobMatch } from "../sections/resume/job-match"
import { Languages } from "../sections/resume/languages"
import { ResumeList } from "../sections/resume/resume-list"
import { languageLines, resumeSections, seekingFacts } from "../resume/resume-sections"
import { ResumeSkills } from "../sections/resume/resume-skills"
import { ResumeTop } from "../sections/resume/resume-top"
import { Seeking } from "../sections/resume/seeking"
import { Ways } from "../sections/resume/ways"
import { joinList } from "../text/locale/join-list"
import { assertPresent } from "../text/assert-present"
import { breadcrumbTrailOf } from "../hooks/use-breadcrumb-trail"

type Props = PageProps<Queries.ResumePageQuery, ResumeContext>

/** The resume, from content/resume.json. The PDF (src/gatsby/resume/) has the same sections. */
export default function ResumePage({ data, pageContext }: Props) {
  const { resume, page } = partsOf(data)
  const { titles } = page
  const { language } = useSite()
  const { before, after } = resumeSections(resume, titles)
  const start = data.siteSettings?.availabilityText?.start
  return (
    <>
      <ResumeTop intro={page.intro} download={page.download} size={pageContext.pdfSize} />
      <Seeking
        title={titles.seeking}
        summary={resume.basics.summary}
        facts={seekingFacts(resume.seeking, start, titles)}
      >
        <Ways basics={resume.basics} code={page.code} />
      </Seeking>
      <BelowFold>
        {before.map((section) => (
          <ResumeList key={section.title} section={section} />
        ))}
        {data.jobMatch && data.jobMatch.others.length + data.jobMatch.own.length > 0 && (
          <JobMatch
            match={data.jobMatch}
            facts={{ ...resume.seeking, start, languages: joinList(languageLines(resume), language) }}
          />
        )}
        <ResumeSkills title={titles.skills} own={resume.skills} skills={data.skillList} />
        {after.map((section) => (
          <ResumeList key={section.title} section={section} />
        ))}
        <Languages title={titles.languages} lines={languageLines(resume)} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.ResumePageQuery, PageLanguages>) {
  const site = siteOf(data, pageContext)
  const { resume, page } = partsOf(data)
  const path = withoutPrefix(location)
  const skills = data.skillList?.groups.flatMap(({ items }) => items.map(({ name }) => name)) ?? []
  const graph = [breadcrumbList(site, breadcrumbTrailOf(site, { name: page.intro.subtitle, path }))]
  return (
    <Seo
      site={site}
      seo={page.seo}
      pathname={path}
      type="profile"
      owner={jobSeeker(site, resume, skills)}
      graph={graph}
    />
  )
}

const partsOf = ({ resume, resumePage }: Queries.ResumePageQuery) => ({
  resume: assertPresent(resume, "content/resume.json"),
  page: assertPresent(resumePage, "content/pages/resume.json"),
})

export const query = graphql`
  query ResumePage {
    ...Site
    ...WordsOfJobMatch
    ...WordsOfReceipts
    ...WordsOfResume
    resumePage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
      download
      code {
        ...Action
      }
      titles {
        ...ResumeTitles
      }
    }
    resume {
      ...Resume
    }
    jobMatch {
      ...JobMatch
    }
    skillList {
      ...ResumeSkills
    }
    siteSettings {
      availabilityText {
        start
      }
    }
  }
`
