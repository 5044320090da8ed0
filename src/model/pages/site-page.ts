import type { WorkPage } from "./list-pages"
import { tokenColors } from "../colors"
import type { Entry } from "../read-entries"

/** What a page's share image says, and the color of its accent. */
export type Share = { title: string; kind: string; owner: string; accent: string }

/** A page of the site. */
export type SitePage = {
  /** Its address, with slashes at both ends. */
  path: string
  /** The file that renders it, without `.tsx`: in `src/pages/` for a fixed page, else in `src/templates/`. */
  kind: string
  /** What it is called. */
  title: string
  /** The content file that says most of what it says. */
  source: string
  /** Its share image. The page for unknown addresses has none. */
  share: Share | undefined
  /** Addresses it had before. */
  formerPaths: readonly string[]
  /** The entry that makes it. Several pages of a list, and a fixed page whose content is missing, have none. */
  entry: Entry | undefined
  /** Its place among the pages of a list. */
  list?: Omit<WorkPage, "path">
}

/** What a page is made from: the content and who owns the site. */
export type Origin = { entries: readonly Entry[]; owner: Owner }

export type Owner = { name: string; slug: string; jobTitle: string }

/** The accent of pages that have none of their own. */
export const signalColor = tokenColors("signal").light
