import { z } from "zod"
import { articlesPerPage, listPages, workPages } from "../src/lib/list-pages"
import { categories, counts, entryPages } from "./content"
import site from "../content/site.json" with { type: "json" }

const { owner, url: siteAddress } = z
  .object({ url: z.string(), owner: z.object({ name: z.string(), slug: z.string(), email: z.string() }) })
  .parse(site)

/** Every route: the fixed pages, and those that entries have. */
export const routes = [
  "/",
  `/about-${owner.slug}/`,
  "/work/",
  "/skills/",
  "/contact/",
  "/booking/",
  "/pricing/",
  "/payment/",
  `/${owner.slug}-blogs/`,
  ...entryPages.map((path) => path.replace("{slug}", owner.slug)),
]

/** The further pages of a list that is too long for one. */
export const furtherLists = [
  ...listPages(`/${owner.slug}-blogs/`, counts.articles, articlesPerPage),
  ...workPages("/work/", categories),
]
  .map(({ path }) => path)
  .filter((path) => !routes.includes(path))

export { owner, siteAddress }
