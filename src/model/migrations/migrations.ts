import { statePages } from "./0001-state-pages"
import { furtherPages } from "./0002-further-pages"
import { videos } from "./0003-videos"
import { tagPages } from "./0004-tag-pages"
import type { Contents } from "./contents"

/**
 * What brings older content to the present model, in order. A migration's number is that of its file, and its place
 * here. It may run on content that has some of it already, and then changes only the rest.
 */
export const migrations: readonly ((content: Contents) => void)[] = [
  statePages,
  furtherPages,
  videos,
  tagPages,
]
