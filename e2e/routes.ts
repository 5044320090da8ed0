import { z } from "zod"
import { articlesPerPage, listPages, workPages } from "../src/lib/list-pages"
import { categories, counts, entryPages } from "./content"
import site from "../content/site.json" with { type: "json" }

const { owner, url: siteAddress } = z
  .object({ url: z.string(), owner: z.object({ name: z.string(), slug: z.string(), email: z.string() }) })
  .parse(site)

/** Specification §2: every route, as the site of this owner has it. */
const specified = [
  "/",
  `/about-${owner.slug}/`,
  "/work/",
  "/skills/",
  "/contact/",
  "/booking/",
  "/pricing/",
  "/payment/",
  `/${owner.slug}-blogs/`,
  "/portfolio-blog/",
  "/netflix-blog/",
  "/alaikoo-blog/",
  "/web-design-texas/",
  "/web-design-california/",
  "/web-design-florida/",
  "/work/zync/",
  "/work/dentaledge/",
  "/work/3DIphone/",
  "/work/xora/",
  "/work/spotify/",
  `/work/${owner.slug}verse/`,
  "/work/netflix/",
  "/work/talkzy/",
  "/work/alaikoo/",
  "/work/frac/",
  "/work/wavify/",
]

/** Every route: those specified, and the pages of what the owner has added. */
export const routes = [
  ...new Set([...specified, ...entryPages.map((path) => path.replace("{slug}", owner.slug))]),
]

/** The further pages of a list that is too long for one. */
export const furtherLists = [
  ...listPages(`/${owner.slug}-blogs/`, counts.articles, articlesPerPage),
  ...workPages("/work/", categories),
]
  .map(({ path }) => path)
  .filter((path) => !routes.includes(path))

export { owner, siteAddress }
