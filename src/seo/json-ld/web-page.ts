import type { ContactPageLeaf, ProfilePageLeaf } from "schema-dts"
import { type Site, businessId, personId, webSiteId } from "./site"

type Page = { readonly path: string; readonly title: string; readonly description: string }

/** The page about the owner: https://schema.org/ProfilePage. */
export function profilePage(site: Site, page: Page): ProfilePageLeaf {
  return { "@type": "ProfilePage", ...facts(site, page), mainEntity: { "@id": personId(site) } }
}

/** The page with the ways to contact the business: https://schema.org/ContactPage. */
export function contactPage(site: Site, page: Page): ContactPageLeaf {
  return { "@type": "ContactPage", ...facts(site, page), mainEntity: { "@id": businessId(site) } }
}

const facts = (site: Site, { path, title, description }: Page) => ({
  "@id": `${site.url}${path}#page`,
  name: title,
  description,
  url: site.url + path,
  inLanguage: site.language,
  isPartOf: { "@id": webSiteId(site) },
})
