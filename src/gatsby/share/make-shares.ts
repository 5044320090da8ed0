import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import pLimit from "p-limit"
import { z } from "zod"
import { shareImage } from "../../seo/share-image"
import { drawShare } from "./draw-share"
import { drawingDigest } from "./drawing-digest"
import type { Share } from "../../model/pages/site-page"
import type { PageContext } from "../pages/page-context"

const digests = z.record(z.string(), z.string()).catch({})

/** Draws every page's share image after the build. Images of the same text, picture and code are kept. */
export async function makeShareImages(
  pages: readonly Page[],
  { reporter, cache, createContentDigest }: Pick<BuildArgs, "reporter" | "cache" | "createContentDigest">,
) {
  const activity = reporter.activityTimer("Drawing share images")
  activity.start()
  mkdirSync("public/share", { recursive: true })
  const drawing = drawingDigest()
  // A file in the cache's folder: Gatsby's database may crash if it is written to this late in the build.
  const kept = path.join(cache.directory, "shares.json")
  const earlier = digests.parse(existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {})
  const shared = pages.flatMap(({ path: page, share }) => (share ? [{ path: page, share }] : []))
  const now = Object.fromEntries(
    shared.map(({ path: page, share }) => [
      page,
      createContentDigest([drawing, share, pictureDigest(share)]),
    ]),
  )
  const changed = shared.filter((page) => earlier[page.path] !== now[page.path] || !existsSync(fileOf(page)))
  // Each image keeps one processor busy.
  const inTurn = pLimit(availableParallelism())
  await Promise.all(changed.map((page) => inTurn(draw, page)))
  mkdirSync(cache.directory, { recursive: true })
  writeFileSync(kept, JSON.stringify(now))
  activity.setStatus(`${changed.length} of ${shared.length}`)
  activity.end()
}

type Page = { path: string } & Pick<PageContext, "share">
type Shared = { path: string; share: Share }

const draw = async (page: Shared) => writeFileSync(fileOf(page), await drawShare(page.share))

/** A digest of the picture's files, which may change under the same names. */
function pictureDigest({ pictures = [] }: Share): string {
  const digest = createHash("sha256")
  for (const file of pictures.flatMap(({ made, drawn }) => [made, drawn]))
    if (file) digest.update(readFileSync(file))
  return digest.digest("hex")
}

const fileOf = ({ path: page }: { path: string }) => path.join("public", shareImage(page))
