import sharp from "sharp"
import { edges, background } from "./draw-background"
import { drawPicture } from "./draw-picture"
import { drawWords, lettering } from "./draw-words"
import { layoutFor } from "./layouts"
import { tokenColors } from "../../model/colors/colors"
import { shareSize } from "../../seo/share-image"
import type { Share } from "../../model/pages/site-page"
import { drawable } from "../../lettering/split-by-font"
import { nonBreakingTitle } from "../../text/non-breaking-title"

/** In bytes. Link previews are fetched on phones, too. */
const largest = 120_000

/**
 * Draws a page's share image (1200 × 630 JPEG): picture, title, kind and owner on paper. A picture that exists drawn
 * and finished shows both; without a picture there is a disc, half drawn, half solid.
 */
export async function drawShare({
  title,
  kicker,
  owner,
  accent = tokenColors("signal").light,
  picture,
}: Share): Promise<Buffer> {
  const layout = await layoutFor(picture)
  const words = [
    drawWords(nonBreakingTitle(drawable(title)), layout.title),
    drawWords(owner, layout.owner),
    drawWords(kicker, layout.kicker, layout.side),
  ]
  const box = layout.picture
  const shown =
    picture && box ? [...(await drawPicture(picture, box)), { input: Buffer.from(edges(box, picture)) }] : []
  const image = await sharp(Buffer.from(background(accent, layout)))
    .composite([...shown, { input: Buffer.from(lettering(words, shareSize)) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return encode(sharp(image.data, { raw: image.info }))
}

/** Encodes as well as the bytes allow: a photograph needs more of them than a drawing. */
async function encode(image: sharp.Sharp, quality = 86): Promise<Buffer> {
  const bytes = await image.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer()
  return bytes.length > largest && quality > 10 ? encode(image, quality - 8) : bytes
}
