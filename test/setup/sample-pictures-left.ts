import { existsSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { mediaDigest } from "../../src/launch/sample/media-digest"
import { hashesMatch, perceptualHash } from "../../src/launch/sample/perceptual-hash"
import { readDigests } from "../../src/launch/sample/sample-copies"
import { isLookalike } from "../../src/launch/sample/match-sample-media"
import { isFilm } from "../../src/launch/sample/sample-media"
import { readContent } from "../../src/model/read/content"
import { sitePages } from "../../src/model/pages/site-pages"
import { shareImage, shareSize } from "../../src/seo/share-image"

/**
 * The pictures and films of the shipped sample in what a copy has published, a line each: as they are, resized, encoded
 * anew, or within a share image or an icon that a build has drawn.
 * @param copy the folder of a copy that has been built. The sample itself, built, is in the working directory.
 */
export async function samplePicturesLeft(copy: string): Promise<string[]> {
  const folder = path.join(copy, "public")
  const digests = readDigests()
  const { media, looks } = digests
  const drawn = await drawnLooks("public")
  const found = await Promise.all(
    filesBelow(folder).map(async (file) => {
      const place = path.join(folder, file)
      if (media.has(mediaDigest(place))) return `${file}: is the sample's`
      if (isFilm(file) && (await isLookalike(place, digests)))
        return [`${file}: looks like a film of the sample`]
      if (!/\.(?:png|jpe?g|webp|avif)$/.test(file)) return []
      const own = await looksOf(place)
      const isAlike = (known: readonly string[]) =>
        known.some((one) => own.some((each) => hashesMatch(one, each)))
      return [
        ...(isAlike(looks) ? [`${file}: looks like a picture of the sample`] : []),
        ...(isAlike(drawn) ? [`${file}: looks like what the sample's build has drawn`] : []),
      ]
    }),
  )
  return found.flat()
}

/**
 * What a build of the sample has drawn of its pictures, if it is there. A share image of large words alone has none: every
 * site may say "Contact".
 */
async function drawnLooks(folder: string): Promise<string[]> {
  const shares = sitePages(readContent(".")).flatMap(({ path: page, share }) =>
    share?.pictures ? [shareImage(page)] : [],
  )
  const icons = ["icon-192.png", "icon-512.png", "apple-touch-icon.png"].map((name) => `icons/${name}`)
  const files = [...shares, ...icons]
    .map((file) => path.join(folder, file))
    .filter((file) => existsSync(file))
  return (await Promise.all(files.map((file) => looksOf(file)))).flat()
}

/** Where share images have their picture: beside the words, or above them. */
const places = [
  { left: 630, top: 0, width: 570, height: shareSize.height },
  { left: 0, top: 0, width: shareSize.width, height: 376 },
]

/** What a picture looks like, and of a share image also what its picture does. */
async function looksOf(file: string | Buffer): Promise<string[]> {
  const { width, height } = await sharp(file).metadata()
  const isShare = width === shareSize.width && height === shareSize.height
  const parts = isShare ? places.map((place) => sharp(file).extract(place).png().toBuffer()) : []
  const all = await Promise.all([file, ...(await Promise.all(parts))].map((each) => perceptualHash(each)))
  return all.filter((look) => look !== undefined)
}
