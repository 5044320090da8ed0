import type { ServiceLeaf } from "schema-dts"
import { type Site, personId } from "./site"

/** A state of the United States, and the cities to list. */
export type Area = { readonly state: string; readonly cities?: readonly string[] }

type Plan = { readonly name: string; readonly price: number; readonly audience: string }

type Offered = {
  readonly path: string
  readonly name: string
  readonly description: string
  readonly areas: readonly Area[]
  /** The plans whose prices the page shows, in US dollars. */
  readonly plans: readonly Plan[]
  /** The path of the page that describes the plans. */
  readonly pricingPath: string
}

/** Web design as a service, with its areas and prices: https://schema.org/Service. */
export function webDesign(
  site: Site,
  { path, name, description, areas, plans, pricingPath }: Offered,
): ServiceLeaf {
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
    offers: plans.map((plan) => ({
      "@type": "Offer" as const,
      name: plan.name,
      description: plan.audience,
      price: plan.price,
      priceCurrency: "USD",
      url: site.url + pricingPath,
    })),
  }
}
