import type { WebSiteLeaf } from "schema-dts"
import { type Site, personId, webSiteId } from "./site"

/** The site and its alternate names: https://developers.google.com/search/docs/appearance/site-names. */
export function webSite(site: Site, alternateNames: readonly string[]): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": webSiteId(site),
    name: site.title,
    alternateName: alternateNames,
    url: `${site.url}/`,
    inLanguage: site.language,
    publisher: { "@id": personId(site) },
  }
}
