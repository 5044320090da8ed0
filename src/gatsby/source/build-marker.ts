import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { filesBelow } from "./files-below"

const markerOf = (root: string) => path.join(root, ".cache/finished-build.json")

/** Beside webpack's cache: the folder and the beginning of the addresses of the site that it is for. */
const siteOf = (root: string) => path.join(root, ".cache/webpack/site.json")

/** The marker of a finished build: its folder, the one that its addresses begin with, and the files it copied. */
const markerSchema = z.object({
  folder: z.string(),
  pathPrefix: z.string().default(""),
  copied: z.array(z.string()),
})

/**
 * Notes that a build has begun, and removes a cache that is not valid: of an unfinished build (it may hold texts that
 * no page shows, on pages that Gatsby takes for current), of another folder, or with other addresses. Webpack's own
 * cache stays, as webpack compares each file with it. Returns whether the build starts from scratch.
 */
export function beginBuild(root: string, pathPrefix = ""): boolean {
  // For src/gatsby/images/pictures.ts. The processes that run queries inherit it.
  process.env.BUILD_STARTED = String(Date.now())
  const last = readMarker(markerOf(root))
  forgetBuild(root)
  if (last?.folder === root && last.pathPrefix === pathPrefix) {
    for (const file of last.copied.filter((name) => !existsSync(path.join(root, "static", name))))
      rmSync(path.join(root, "public", file), { force: true })
    return false
  }
  const isSameSite =
    existsSync(siteOf(root)) && readFileSync(siteOf(root), "utf8") === siteText(root, pathPrefix)
  const left = ["public", ".cache/redux", ...(isSameSite ? [] : [".cache/webpack"])].map((name) =>
    path.join(root, name),
  )
  if (!left.some((folder) => existsSync(folder))) return false
  for (const folder of left) rmSync(folder, { recursive: true, force: true })
  // If Gatsby finds this folder but no `public`, it clears the rest of the cache and discards what it has read.
  mkdirSync(path.join(root, ".cache/caches-lmdb"), { recursive: true })
  return true
}

/** Makes the next build start from scratch, as `npm start` uses the same cache and may end at any moment. */
export function forgetBuild(root: string) {
  rmSync(markerOf(root), { force: true })
}

/** Notes that the build has finished, so that the next one may use its cache. */
export function finishBuild(root: string, pathPrefix = "") {
  const marker = { folder: root, pathPrefix, copied: filesBelow(path.join(root, "static")) }
  writeFileSync(markerOf(root), JSON.stringify(marker))
  mkdirSync(path.dirname(siteOf(root)), { recursive: true })
  writeFileSync(siteOf(root), siteText(root, pathPrefix))
}

const siteText = (folder: string, pathPrefix: string) => JSON.stringify({ folder, pathPrefix })

function readMarker(file: string) {
  if (!existsSync(file)) return undefined
  try {
    return markerSchema.parse(JSON.parse(readFileSync(file, "utf8")))
  } catch {
    return undefined
  }
}
