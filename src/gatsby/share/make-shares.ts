import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { shareImage } from "../../lib/share-image"
import { drawShare } from "./draw-share"
import { sharePages } from "./share-pages"

/** Draws every page's share image once the pages are built, so that none can be missing or out of date. */
export async function makeShares({ graphql, reporter }: BuildArgs) {
  const activity = reporter.activityTimer("Drawing share images")
  activity.start()
  mkdirSync("public/share", { recursive: true })
  for (const { path: page, ...share } of await sharePages(graphql)) {
    writeFileSync(path.join("public", shareImage(page)), await drawShare(share))
  }
  activity.end()
}
