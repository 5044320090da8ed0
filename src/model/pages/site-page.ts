import type { WorkPage } from "../../routes/list-pages"
import type { Entry } from "../read/read-entries"
import type { Words } from "../../words/words"

/** The texts of a page's share image, its accent color if it has one of its own, and what it shows. */
export type Share = {
  title: string
  kicker: string
  owner: string
  accent?: string | undefined
  /** The pictures of what the page has. */
  pictures?: readonly SharePicture[] | undefined
  /** Set large in place of pictures: a figure or a word. Without one the title is. */
  figure?: string | undefined
}

/** The files of a picture, from the project's folder: finished, and as a drawing if there is one. */
export type SharePicture = { made: string; drawn?: string | undefined }

/** A page of the site. */
export type SitePage = BasePage & {
  /** The tag of the language that it is in. */
  language: string
  /** Its address in the site's own language, which the pages of other languages with the same content share. */
  original: string
  /** Its address in each language that it is in, by the language's tag, in the order of `site.json`. */
  translations: ReadonlyMap<string, string>
}

/** A page, before the other languages are known. */
export type BasePage = {
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
export type PageSource = {
  entries: readonly Entry[]
  owner: Owner
  /** The tag of the language that its words are in. */
  language?: string
  /** A price in words. */
  money: (amount: number) => string
  /** What share images say besides the content, in that language. */
  words: Words["outside"]
}

type Owner = { name: string; slug: string; jobTitle: string }
