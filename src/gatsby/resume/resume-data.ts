import type { CreatePagesArgs } from "gatsby"

type Settings = Pick<
  NonNullable<Queries.SiteQuery["siteSettings"]>,
  "url" | "language" | "owner" | "socials"
> &
  Pick<NonNullable<Queries.ResumePageQuery["siteSettings"]>, "availabilityText">

export type ResumeData = {
  site: Settings
  titles: Queries.ResumeTitlesFragment
  resume: Queries.ResumeFragment
  skills: Queries.ResumeSkillsFragment | null
}

type Answer = {
  siteSettings: Settings | null
  resumePage: { titles: Queries.ResumeTitlesFragment } | null
  resume: Queries.ResumeFragment | null
  skillList: Queries.ResumeSkillsFragment | null
}

const query = `{
  siteSettings {
    url
    language
    owner { name slug email phone jobTitle location }
    socials { name url icon { alt } }
    availabilityText { start }
  }
  resumePage {
    titles {
      seeking role start place authorization work projects skills education
      certificates volunteer awards publications languages
    }
  }
  resume {
    basics { name label email summary location { city region } profiles { network url } }
    seeking { role place authorization }
    work { name position location url period endDate summary highlights }
    projects {
      name description url startDate endDate period highlights keywords
      entry { title date description tags caseStudy { path } }
    }
    skills { name level keywords }
    education { institution studyType area url period score courses }
    certificates { name issuer url period }
    volunteer { organization position url period endDate summary highlights }
    awards { title awarder period summary }
    publications { name publisher url period summary }
    languages { language fluency }
  }
  skillList {
    groups { name items { name since proof { title caseStudy { path } } evidence { label to } } }
  }
}`

/** Reads what the PDF says; undefined without a resume. Throws if the query fails. */
export async function readResume(graphql: CreatePagesArgs["graphql"]): Promise<ResumeData | undefined> {
  const { data, errors } = await graphql<Answer>(query)
  if (!data) throw new Error(`The resume could not be read: ${String(errors)}`)
  const { siteSettings: site, resumePage: page, resume, skillList: skills } = data
  return site && page && resume ? { site, titles: page.titles, resume, skills } : undefined
}
