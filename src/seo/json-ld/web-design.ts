import type { AggregateOfferLeaf, OfferLeaf, ServiceLeaf } from "schema-dts"
import { type Site, personId } from "./site"

export type Area = { readonly state: string; readonly cities?: readonly string[] }

export type Plan = {
  readonly name: string
  readonly price: number
  readonly cost: string
  readonly audience: string
}

type Offered = {
  readonly path: string
  readonly name: string
  readonly description: string
  readonly areas: readonly Area[]
  readonly offers: AggregateOfferLeaf | readonly OfferLeaf[] | undefined
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
    ...(areas.length > 0 && {
      areaServed: areas.flatMap(({ state, cities = [] }) => [
        { "@type": areaType(site), name: state },
        ...cities.map((city) => ({ "@type": "City" as const, name: `${city}, ${state}` })),
      ]),
    }),
    ...(offers && { offers }),
  }
}

/** What a region is: a state in the United States, and elsewhere any division of a country. */
export const areaType = ({ country }: Pick<Site, "country">) =>
  (country ?? "US") === "US" ? ("State" as const) : ("AdministrativeArea" as const)

const currencyOf = ({ currency }: Site) => currency ?? "USD"

/** Each plan as an offer, for the page that describes them. */
export const planOffers = (site: Site, plans: readonly Plan[], pricingPath: string) =>
  plans.map(({ name, audience, price }): OfferLeaf => ({
    "@type": "Offer",
    name,
    description: audience,
    price,
    priceCurrency: currencyOf(site),
    url: site.url + pricingPath,
  }))

/** The plans in short, with a link to their page if there is one; undefined without plans. */
export function planSpan(
  site: Site,
  plans: readonly Plan[],
  pricingPath: string | undefined,
): AggregateOfferLeaf | undefined {
  const span = priceSpan(plans)
  return (
    span && {
      "@type": "AggregateOffer",
      lowPrice: span.lowPrice,
      highPrice: span.highPrice,
      offerCount: plans.length,
      priceCurrency: currencyOf(site),
      ...(pricingPath !== undefined && { url: site.url + pricingPath }),
    }
  )
}

/** The lowest and the highest price, as numbers and in words; undefined without plans. */
export function priceSpan(plans: readonly Pick<Plan, "price" | "cost">[]) {
  const sorted = plans.toSorted((a, b) => a.price - b.price)
  const [low, high] = [sorted[0], sorted.at(-1)]
  if (!low || !high) return undefined
  const words = low.price === high.price ? low.cost : `${low.cost} to ${high.cost}`
  return { lowPrice: low.price, highPrice: high.price, words }
}
