import type { ProfessionalServiceLeaf } from "schema-dts"
import { type Site, businessId, personId } from "./site"
import { areaType } from "./web-design"

type Facts = {
  readonly description: string
  readonly states: readonly { readonly state: string }[]
  /** From the lowest price to the highest, in words. Without plans, or without states, the business has none, or no area. */
  readonly prices: string | null | undefined
}

/** The owner's business, with its place, area and prices: https://schema.org/ProfessionalService. */
export function business(site: Site, { description, states, prices }: Facts): ProfessionalServiceLeaf {
  const { location } = site.owner
  const [addressLocality = location, ...region] = location.split(", ")
  return {
    "@type": "ProfessionalService",
    "@id": businessId(site),
    name: site.title,
    description,
    url: `${site.url}/`,
    image: `${site.url}/icons/icon-512.png`,
    email: site.owner.email,
    ...(site.owner.phone && { telephone: site.owner.phone }),
    ...(prices && { priceRange: prices }),
    address: {
      "@type": "PostalAddress",
      addressLocality,
      ...(region.length > 0 && { addressRegion: region.join(", ") }),
      ...(site.country && { addressCountry: site.country }),
    },
    ...(states.length > 0 && {
      areaServed: states.map(({ state }) => ({ "@type": areaType(site), name: state })),
    }),
    ...(site.owner.businessProfile && { sameAs: [site.owner.businessProfile] }),
    founder: { "@id": personId(site) },
  }
}
