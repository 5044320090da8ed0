import type { BlogLeaf } from "schema-dts"
import { type Site, personId } from "./site"

type Page = { readonly path: string; readonly title: string; readonly description: string }

/** The list of articles: https://schema.org/Blog. */
export function blog(site: Site, { path, title, description }: Page): BlogLeaf {
  return {
    "@type": "Blog",
    "@id": `${site.url}${path}#blog`,
    name: title,
    description,
    url: site.url + path,
    inLanguage: site.language,
    author: { "@id": personId(site) },
  }
}
