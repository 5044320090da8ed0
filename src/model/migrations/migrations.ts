import { statePages } from "./0001-state-pages"
import { furtherPages } from "./0002-further-pages"
import { videos } from "./0003-videos"
import { tagPages } from "./0004-tag-pages"
import type { Contents } from "./contents"

/** In order: a migration's number is its file's and its place. It changes only what the content lacks. */
export const migrations: readonly ((content: Contents) => void)[] = [
  statePages,
  furtherPages,
  videos,
  tagPages,
]
