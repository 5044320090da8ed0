import type { ProfilePageLeaf } from "schema-dts"
import { type Site, personId, webSiteId } from "./site"

/** The page about the owner: https://schema.org/ProfilePage. */
export function profilePage(site: Site, path: string, title: string): ProfilePageLeaf {
  return {
    "@type": "ProfilePage",
    "@id": `${site.url}${path}#page`,
    name: title,
    url: site.url + path,
    inLanguage: site.language,
    isPartOf: { "@id": webSiteId(site) },
    mainEntity: { "@id": personId(site) },
  }
}
