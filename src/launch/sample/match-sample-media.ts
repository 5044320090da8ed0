import { existsSync } from "node:fs"
import path from "node:path"
import { extensionOf, pictureExtensions } from "../../model/pictures/extensions"
import { readContent } from "../../model/read/content"
import { filmsMatch, filmHashes } from "./film-hashes"
import { mediaDigest } from "./media-digest"
import { hashesMatch, perceptualHash } from "./perceptual-hash"
import { type Digests, readDigests } from "./sample-copies"
import { isFilm, mediaOf } from "./sample-media"

/**
 * The sample's digests, and those of this copy's pictures and films that look like one of the sample's: resized, or
 * encoded anew.
 * @param root the project's folder.
 */
export async function withLookalikes(root: string, sample = readDigests()): Promise<Digests> {
  const media = new Set(sample.media)
  const { files, entries } = readContent(root)
  const films = entries.flatMap((entry) => mediaOf(entry).map((each) => each.media)).filter(isFilm)
  for (const file of new Set([...files.filter(isPicture), ...films])) {
    const onDisk = path.join(root, file)
    if (!existsSync(onDisk)) continue
    const digest = mediaDigest(onDisk)
    if (!media.has(digest) && (await isLookalike(onDisk, sample))) media.add(digest)
  }
  return { ...sample, media }
}

const isPicture = (file: string) => pictureExtensions.includes(extensionOf(file))

/** Whether a picture or film looks like one of a sample. One that cannot be read looks like none; the content check tells of it. */
export async function isLookalike(file: string, { looks, films }: Digests): Promise<boolean> {
  if (isFilm(file)) {
    const look = await filmHashes(file)
    return look !== undefined && Object.values(films).some((each) => filmsMatch(each, look))
  }
  const look = await perceptualHash(file).catch(() => undefined)
  return look !== undefined && looks.some((each) => hashesMatch(each, look))
}
