import sharp from "sharp"
import type { Box } from "./draw-words"
import { shareSize } from "../../seo/share-image"
import type { Share } from "../../model/pages/site-page"

const { width, height } = shareSize

export type Layout = {
  picture: Box
  /** Where the title stands, unless it is the picture. */
  title: Box | undefined
  owner: Box
  kicker: Box
  side: "left" | "right"
  mark: { left: number; top: number }
}

const above: Layout = {
  picture: { left: 0, top: 0, width, height: 376 },
  title: { left: 64, top: 408, width: 1072, height: 112 },
  mark: { left: 64, top: 554 },
  owner: { left: 122, top: 563, width: 430, height: 26 },
  kicker: { left: 590, top: 564, width: 546, height: 23 },
  side: "right",
}

const beside: Layout = {
  picture: { left: 630, top: 0, width: 570, height },
  title: { left: 64, top: 168, width: 502, height: 300 },
  mark: { left: 64, top: 60 },
  owner: { left: 138, top: 76, width: 420, height: 30 },
  kicker: { left: 64, top: 536, width: 502, height: 28 },
  side: "left",
}

/** The title is the picture. */
const whole: Layout = { ...above, picture: { ...above.picture, height: 520 }, title: undefined }

/** Chooses where a page's picture stands: one alone by its form as a viewer shows it. */
export async function layoutFor({
  pictures = [],
  figure,
}: Pick<Share, "pictures" | "figure">): Promise<Layout> {
  const [first] = pictures
  if (!first) return figure ? above : whole
  if (pictures.length > 1) return above
  const { autoOrient } = await sharp(first.made).metadata()
  return autoOrient.width > autoOrient.height * 1.2 ? above : beside
}
