import { owner } from "../e2e/routes"

/** One page of each kind that the site has, by the name that the tables show. */
export const kinds: readonly { name: string; path: string }[] = [
  { name: "home", path: "/" },
  { name: "about", path: `/about-${owner.slug}/` },
  { name: "work", path: "/work/" },
  { name: "skills", path: "/skills/" },
  { name: "contact", path: "/contact/" },
  { name: "booking", path: "/booking/" },
  { name: "pricing", path: "/pricing/" },
  { name: "payment", path: "/payment/" },
  { name: "blogs", path: `/${owner.slug}-blogs/` },
  { name: "article", path: "/alaikoo-blog/" },
  { name: "state", path: "/web-design-texas/" },
  { name: "case study", path: "/work/zync/" },
  { name: "not found", path: "/404.html" },
]
