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
  /** The technologies the owner works with. */
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
