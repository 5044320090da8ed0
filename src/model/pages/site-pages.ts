import { z } from "zod"
import { type Content, readContent } from "../read/content"
import { absentAmong } from "./absent-among"
import { entryPages } from "./entry-pages"
import { fixedPage } from "./fixed-pages"
import { ownerPages } from "./owner-pages"
import type { SitePage } from "./site-page"

export type { SitePage }

const site = z.object({ owner: z.object({ jobTitle: z.string() }) }).catch({ owner: { jobTitle: "" } })

/**
 * Every page of the site, and the only list: Gatsby, sitemap, share images, redirects, content check, audit, bench and
 * browser tests read it. Invalid content still gives a list, so that all errors are reported at once.
 */
export function sitePages({ entries, tokens, fixedPages }: Content): SitePage[] {
  const settings = entries.find(({ type }) => type.name === "SiteSettings")
  const { jobTitle } = site.parse(settings?.data).owner
  const origin = { entries, owner: { name: tokens.name, slug: tokens.slug, jobTitle } }
  const absent = absentAmong(entries)
  const fixed = fixedPages.filter((name) => !absent.has(name)).map((name) => fixedPage(name, origin))
  return [...fixed, ...ownerPages(origin, absent), ...entryPages(origin)]
}

/** The same list, read from files. `root` has `content/`, `project` has `src/`. */
export const readSitePages = (root: string, project = process.cwd()): SitePage[] =>
  sitePages(readContent(root, project))
