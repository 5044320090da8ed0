import type { ProfessionalServiceLeaf } from "schema-dts"
import { dollars } from "../../text/dollars"
import { type Site, businessId, personId } from "./site"
import { type Plan, priceSpan } from "./web-design"

type Facts = {
  readonly description: string
  /** The states served. */
  readonly states: readonly { readonly state: string }[]
  /** The plans, at least one. */
  readonly plans: readonly Pick<Plan, "price">[]
}

/** The owner's business, with its place, area and prices: https://schema.org/ProfessionalService. */
export function business(site: Site, { description, states, plans }: Facts): ProfessionalServiceLeaf {
  const { location } = site.owner
  const [addressLocality = location, ...region] = location.split(", ")
  const { lowPrice, highPrice } = priceSpan(plans)
  return {
    "@type": "ProfessionalService",
    "@id": businessId(site),
    name: site.title,
    description,
    url: `${site.url}/`,
    image: `${site.url}/icons/icon-512.png`,
    email: site.owner.email,
    ...(site.owner.phone && { telephone: site.owner.phone }),
    priceRange: lowPrice === highPrice ? dollars(lowPrice) : `${dollars(lowPrice)} to ${dollars(highPrice)}`,
    address: {
      "@type": "PostalAddress",
      addressLocality,
      ...(region.length > 0 && { addressRegion: region.join(", ") }),
    },
    areaServed: states.map(({ state }) => ({ "@type": "State" as const, name: state })),
    founder: { "@id": personId(site) },
  }
}
