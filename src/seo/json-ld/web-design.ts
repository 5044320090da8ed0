import type { AggregateOfferLeaf, OfferLeaf, ServiceLeaf } from "schema-dts"
import { type Site, personId } from "./site"

/** A state of the United States, and the cities to list. */
export type Area = { readonly state: string; readonly cities?: readonly string[] }

/** A plan and its price in US dollars. */
export type Plan = { readonly name: string; readonly price: number; readonly audience: string }

type Offered = {
  readonly path: string
  readonly name: string
  readonly description: string
  readonly areas: readonly Area[]
  readonly offers: AggregateOfferLeaf | readonly OfferLeaf[]
}

/** Web design as a service, with its areas and prices: https://schema.org/Service. */
export function webDesign(site: Site, { path, name, description, areas, offers }: Offered): ServiceLeaf {
  return {
    "@type": "Service",
    "@id": `${site.url}${path}#service`,
    name,
    description,
    serviceType: "Web design",
    url: site.url + path,
    provider: { "@id": personId(site) },
    areaServed: areas.flatMap(({ state, cities = [] }) => [
      { "@type": "State" as const, name: state },
      ...cities.map((city) => ({ "@type": "City" as const, name: `${city}, ${state}` })),
    ]),
    offers,
  }
}

const priceCurrency = "USD"

/** Each plan as an offer, for the page that describes them. */
export const planOffers = (site: Site, plans: readonly Plan[], pricingPath: string) =>
  plans.map(({ name, audience, price }): OfferLeaf => ({
    "@type": "Offer",
    name,
    description: audience,
    price,
    priceCurrency,
    url: site.url + pricingPath,
  }))

/** The plans in short, for a page that only names their prices; the rest is at `pricingPath`. */
export const planSpan = (site: Site, plans: readonly Plan[], pricingPath: string): AggregateOfferLeaf => ({
  "@type": "AggregateOffer",
  ...priceSpan(plans),
  offerCount: plans.length,
  priceCurrency,
  url: site.url + pricingPath,
})

/** The lowest and the highest price of one plan or more. */
export function priceSpan(plans: readonly Pick<Plan, "price">[]) {
  const prices = plans.map(({ price }) => price)
  return { lowPrice: Math.min(...prices), highPrice: Math.max(...prices) }
}
