import type { WorkPage } from "../../routes/list-pages"
import type { Entry } from "../read/read-entries"

/** The texts of a page's share image, and its accent color and picture if it has one of its own. */
export type Share = {
  title: string
  kicker: string
  owner: string
  accent?: string | undefined
  picture?: SharePicture | undefined
}

/** The files of a picture, from the project's folder: finished, and as a drawing if there is one. */
export type SharePicture = { made: string; drawn?: string | undefined }

export type SitePage = {
  path: string
  /** The file that renders it, without `.tsx`: in `src/pages/` for a fixed page, else in `src/templates/`. */
  template: string
  title: string
  /** The content file with most of its text. */
  source: string
  share: Share | undefined
  formerPaths: readonly string[]
  /** The entry that makes it. Some list pages, and fixed pages whose content is missing, have none. */
  entry: Entry | undefined
  list?: Omit<WorkPage, "path">
}

/** What a page is made from: the content and the site's owner. */
export type PageSource = { entries: readonly Entry[]; owner: Owner }

export type Owner = { name: string; slug: string; jobTitle: string }
