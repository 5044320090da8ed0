import type { AggregateOfferLeaf, OfferLeaf, ServiceLeaf } from "schema-dts"
import { type Site, personId } from "./site"

type Area = { readonly state: string; readonly cities?: readonly string[] }

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
  /** What kind of service it is, in the page's language. */
  readonly type: string
  readonly areas: readonly Area[]
  readonly offers: AggregateOfferLeaf | readonly OfferLeaf[] | undefined
}

/** Web design as a service, with its areas and prices: https://schema.org/Service. */
export function webDesign(
  site: Site,
  { path, name, description, type, areas, offers }: Offered,
): ServiceLeaf {
  return {
    "@type": "Service",
    "@id": `${site.url}${path}#service`,
    name,
    description,
    serviceType: type,
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
  plans: readonly Pick<Plan, "price">[],
  pricingPath: string | undefined,
): AggregateOfferLeaf | undefined {
  if (plans.length === 0) return undefined
  const prices = plans.map(({ price }) => price)
  return {
    "@type": "AggregateOffer",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: plans.length,
    priceCurrency: currencyOf(site),
    ...(pricingPath !== undefined && { url: site.url + pricingPath }),
  }
}
