import sharp, { type OverlayOptions } from "sharp"
import { edges, background } from "./draw-background"
import { drawLetters } from "./draw-letters"
import { drawPicture } from "./draw-picture"
import { drawSheet } from "./draw-sheet"
import { type Box, drawWords, lettering } from "./draw-words"
import { layoutFor } from "./layouts"
import { tokenColors } from "../../model/colors/colors"
import { shareSize } from "../../seo/share-image"
import type { Share } from "../../model/pages/site-page"
import { drawable } from "../../lettering/split-by-font"
import { nonBreakingTitle } from "../../text/non-breaking-title"

/** In bytes. Link previews are fetched on phones, too. */
const largest = 120_000

/** The layers of a picture for sharp's `composite`, and where its seam is, if it has one. */
export type Drawn = { layers: OverlayOptions[]; seam: number | undefined }

/**
 * Draws a page's share image (1200 × 630 JPEG): what the page has, its title, kind and owner on paper. What exists drawn and
 * finished is divided by the seam, and so are large words in place of pictures.
 */
export async function drawShare(share: Share): Promise<Buffer> {
  const { title, kicker, owner, accent = tokenColors("signal").light } = share
  const layout = await layoutFor(share)
  const words = [
    layout.title && drawWords(nonBreakingTitle(drawable(title)), layout.title),
    drawWords(owner, layout.owner),
    drawWords(kicker, layout.kicker, layout.side),
  ]
  const { layers, seam } = await drawMotif(share, layout.picture)
  const paper = background(
    accent,
    layout,
    lettering(
      words.filter((each) => each !== undefined),
      shareSize,
    ),
  )
  const image = await sharp(Buffer.from(paper))
    .composite([...layers, ...edges(layout.picture, seam)])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(sharp(image.data, { raw: image.info }))
}

async function drawMotif({ title, figure, pictures = [] }: Share, box: Box): Promise<Drawn> {
  const [first, ...more] = pictures
  if (first) return more.length > 0 ? drawSheet(pictures, box) : drawPicture(first, box)
  return drawLetters(drawable(figure ?? "") || nonBreakingTitle(drawable(title)), box)
}

/** Encodes as well as the bytes allow: a photograph needs more of them than a drawing. */
async function encode(image: sharp.Sharp, quality = 86): Promise<Buffer> {
  const bytes = await image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer()
  return bytes.length > largest && quality > 10 ? encode(image, quality - 8) : bytes
}
