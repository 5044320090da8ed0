import path from "node:path"
import { extensionOf, pictureExtensions } from "../../model/pictures/extensions"
import { readContent } from "../../model/read/content"
import { mediaDigest } from "./media-digest"
import { areAlike, lookOf } from "./picture-look"
import { type Digests, readDigests } from "./sample-copies"

/**
 * The sample's digests, and those of this copy's pictures that look like one of the sample's: resized, or encoded anew.
 * @param root the project's folder.
 */
export async function withLookalikes(root: string, sample = readDigests()): Promise<Digests> {
  const media = new Set(sample.media)
  for (const file of readContent(root).files.filter(isPicture)) {
    const onDisk = path.join(root, file)
    const digest = mediaDigest(onDisk)
    if (!media.has(digest) && (await looksLike(onDisk, sample.looks))) media.add(digest)
  }
  return { ...sample, media }
}

const isPicture = (file: string) => pictureExtensions.includes(extensionOf(file))

/** Whether a picture looks like one of these. One that cannot be read looks like none; the content check tells of it. */
export async function looksLike(file: string, looks: readonly string[]): Promise<boolean> {
  const look = await lookOf(file).catch(() => undefined)
  return look !== undefined && looks.some((each) => areAlike(each, look))
}
