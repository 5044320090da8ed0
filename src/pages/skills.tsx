import { graphql, type HeadProps, type PageProps } from "gatsby"
import { withoutPrefix } from "../browser/path-prefix"
import { BelowFold } from "../components/below-fold/below-fold"
import { PlainIntro } from "../components/heading/plain-intro"
import { Seo } from "../components/seo/seo"
import { siteOf } from "../hooks/use-site"
import type { PageLanguages } from "../routes/page-languages"
import { assertPresent } from "../text/assert-present"
import { GroupTable, TechStack } from "../sections/skills/tech-stack"

export default function SkillsPage({ data }: PageProps<Queries.SkillsQuery>) {
  const page = assertPresent(data.skillsPage, "content/pages/skills.json")
  const skills = assertPresent(data.skillList, "content/lists/skills.json")
  return (
    <>
      <PlainIntro large intro={page.intro}>
        {skills.groups.length > 1 && <GroupTable skills={skills} />}
      </PlainIntro>
      <BelowFold>
        <TechStack skills={skills} />
      </BelowFold>
    </>
  )
}

export function Head({ data, location, pageContext }: HeadProps<Queries.SkillsQuery, PageLanguages>) {
  return (
    <Seo
      site={siteOf(data, pageContext)}
      seo={assertPresent(data.skillsPage, "content/pages/skills.json").seo}
      pathname={withoutPrefix(location)}
    />
  )
}

export const query = graphql`
  query Skills {
    ...Site
    ...WordsOfReceipts
    ...WordsOfSkills
    skillsPage {
      seo {
        ...Seo
      }
      intro {
        ...Intro
      }
    }
    skillList {
      ...TechStack
    }
  }
`
