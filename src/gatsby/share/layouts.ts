import sharp from "sharp"
import type { Box } from "./draw-words"
import { shareSize } from "../../seo/share-image"
import type { SharePicture } from "../../model/pages/site-page"

const { width, height } = shareSize

export type Layout = {
  picture?: Box | undefined
  title: Box
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

const alone: Layout = { ...beside, picture: undefined, title: { ...beside.title, width: 690 } }

/** Chooses where a page's picture stands, by its form as a viewer shows it. */
export async function layoutFor(picture: SharePicture | undefined): Promise<Layout> {
  if (!picture) return alone
  const { autoOrient } = await sharp(picture.made).metadata()
  return autoOrient.width > autoOrient.height * 1.2 ? above : beside
}
