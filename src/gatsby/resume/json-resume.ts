import type { z } from "zod"
import type { Content } from "../../model/read/content"
import { withoutUnshown } from "../../model/validate/entries/check-unshown"
import { project } from "../../model/schema/content-types/project"
import { resume } from "../../model/schema/content-types/resume"
import { skillList } from "../../model/schema/content-types/lists"
import { site } from "../../model/schema/content-types/site"
import { projectIn, slugOf } from "../../model/read/project-of"
import { resumeFiles } from "../../routes/resume-files"

type Resume = z.infer<typeof resume>

/**
 * The resume in the JSON Resume schema, 1.0.0, with what it takes from the site's other content; undefined without one.
 * What no page shows is left out: an owner may have pasted a private address. `url` is the site's address as served.
 */
export function jsonResume({ entries }: Content, url: string): object | undefined {
  const dataOf = (type: string) => entries.find((entry) => entry.type.name === type)?.data
  const read = resume.strip().safeParse(withoutUnshown(resume, dataOf("Resume"))).data
  const settings = site.strip().safeParse(dataOf("SiteSettings")).data
  if (!read || !settings) return undefined
  const { seeking: _, sample: __, projects, ...standard } = read
  const { owner, socials } = settings
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    ...standard,
    basics: {
      name: owner.name,
      label: owner.jobTitle,
      email: owner.email,
      ...(owner.phone && { phone: owner.phone }),
      url,
      profiles: socials.map(({ name, url: page }) => ({ network: name, url: page })),
      ...standard.basics,
    },
    ...(projects && { projects: projects.flatMap((each) => projectOf(each, entries, url)) }),
    ...withSkills(standard.skills, dataOf("SkillList")),
    meta: { canonical: url + resumeFiles.json, version: "v1.0.0" },
  }
}

/** A project with what its folder says, and the address of its case study; none if the site has it no longer. */
function projectOf(
  { project: folder, ...own }: NonNullable<Resume["projects"]>[number],
  entries: Content["entries"],
  url: string,
) {
  const entry = projectIn(entries, folder)
  const facts = project.strip().safeParse(entry?.data).data
  if (!entry || !facts) return own.name === undefined ? [] : own
  const study = entries.some(({ type, slug }) => type.name === "CaseStudy" && slug === folder)
  return {
    name: facts.title,
    description: facts.description,
    keywords: facts.tags,
    ...(study && { url: `${url}/work/${slugOf(entry)}/` }),
    ...own,
  }
}

function withSkills(own: Resume["skills"], list: unknown) {
  const groups = skillList.strip().safeParse(list).data?.groups
  if (own || !groups) return {}
  return { skills: groups.map(({ name, items }) => ({ name, keywords: items.map((item) => item.name) })) }
}
