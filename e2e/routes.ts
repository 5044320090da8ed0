import { z } from "zod"
import site from "../content/site.json" with { type: "json" }

const { owner, url: siteAddress } = z
  .object({ url: z.string(), owner: z.object({ name: z.string(), slug: z.string(), email: z.string() }) })
  .parse(site)

/** Specification §2: every route, as the site of this owner has it. */
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

export { owner, siteAddress }
