import type { PersonLeaf } from "schema-dts"
import { type Site, personId } from "./site"

/** The owner: https://schema.org/Person. */
export function person(site: Site): PersonLeaf {
  const { url, owner, socials } = site
  return {
    "@type": "Person",
    "@id": personId(site),
    name: owner.name,
    url: `${url}/`,
    image: `${url}/icons/icon-512.png`,
    jobTitle: owner.jobTitle,
    email: owner.email,
    homeLocation: { "@type": "Place", name: owner.location },
    sameAs: socials.map((social) => social.url),
  }
}
