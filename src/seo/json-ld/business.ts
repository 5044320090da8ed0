import type { ProfessionalServiceLeaf } from "schema-dts"
import { type Site, businessId, personId } from "./site"
import { type Plan, areaType, priceSpan } from "./web-design"

type Facts = {
  readonly description: string
  readonly states: readonly { readonly state: string }[]
  /** The plans. Without any, or without states, the business has no prices, or no area. */
  readonly plans: readonly Pick<Plan, "price" | "cost">[]
}

/** The owner's business, with its place, area and prices: https://schema.org/ProfessionalService. */
export function business(site: Site, { description, states, plans }: Facts): ProfessionalServiceLeaf {
  const { location } = site.owner
  const [addressLocality = location, ...region] = location.split(", ")
  const span = priceSpan(plans)
  return {
    "@type": "ProfessionalService",
    "@id": businessId(site),
    name: site.title,
    description,
    url: `${site.url}/`,
    image: `${site.url}/icons/icon-512.png`,
    email: site.owner.email,
    ...(site.owner.phone && { telephone: site.owner.phone }),
    ...(span && { priceRange: span.words }),
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
