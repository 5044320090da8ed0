import type { PersonLeaf } from "schema-dts"
import { type Site, personId } from "./site"

/** The owner, as every page names them: https://schema.org/Person. The page about them says more. */
export function person(site: Site): PersonLeaf {
  return {
    "@type": "Person",
    "@id": personId(site),
    name: site.owner.name,
    url: `${site.url}/`,
    jobTitle: site.owner.jobTitle,
  }
}

type Education = { readonly org: string; readonly grade: string | null }

type More = {
  readonly description: string
  readonly skills: readonly string[]
  readonly education: readonly Education[]
}

/** What the page about the owner says of them besides. */
export function wholePerson(site: Site, { description, skills, education }: More): PersonLeaf {
  // Only a school gives a grade: an entry without one may be a post that is still held.
  const schools = education.filter(({ grade }) => grade !== null).map(({ org }) => org)
  return {
    ...person(site),
    description,
    image: `${site.url}/icons/icon-512.png`,
    email: site.owner.email,
    homeLocation: { "@type": "Place", name: site.owner.location },
    ...(skills.length > 0 && { knowsAbout: skills }),
    ...(schools.length > 0 && {
      alumniOf: schools.map((name) => ({ "@type": "EducationalOrganization" as const, name })),
    }),
    sameAs: site.socials.map((social) => social.url),
  }
}

type Resume = {
  readonly basics: { readonly summary: string }
  readonly seeking: { readonly role: string } | null
  readonly work: readonly { readonly name: string; readonly endDate: string | null }[] | null
  readonly education: readonly { readonly institution: string }[] | null
  readonly languages: readonly { readonly language: string }[] | null
}

/** What the resume says of the owner besides: https://schema.org/hasOccupation is what they can be hired as. */
export function jobSeeker(site: Site, resume: Resume, skills: readonly string[]): PersonLeaf {
  const posts = (resume.work ?? []).filter(({ endDate }) => endDate === null)
  const schools = [...new Set(resume.education?.map(({ institution }) => institution))]
  const languages = resume.languages?.map(({ language }) => language) ?? []
  return {
    ...person(site),
    description: resume.basics.summary,
    image: `${site.url}/icons/icon-512.png`,
    email: site.owner.email,
    homeLocation: { "@type": "Place", name: site.owner.location },
    hasOccupation: {
      "@type": "Occupation",
      name: resume.seeking?.role ?? site.owner.jobTitle,
      ...(skills.length > 0 && { skills: skills.join(", ") }),
    },
    ...(posts.length > 0 && {
      worksFor: posts.map(({ name }) => ({ "@type": "Organization" as const, name })),
    }),
    ...(schools.length > 0 && {
      alumniOf: schools.map((name) => ({ "@type": "EducationalOrganization" as const, name })),
    }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    sameAs: site.socials.map((social) => social.url),
  }
}
