import path from "node:path"
import sharp from "sharp"
import { shareImage, shareSize } from "../../src/seo/share-image"
import { type Site, isUnlisted } from "./site"

/** Every listed page must have a share image of the right size in `folder`. */
export async function shareImages({ pages }: Site, folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const page of pages.values()) {
    if (isUnlisted(page)) continue
    const file = shareImage(page.path)
    const size = await sharp(path.join(folder, file))
      .metadata()
      .catch(() => undefined)
    if (size?.width !== shareSize.width || size.height !== shareSize.height) {
      faults.push(`${page.path} ${file} is not ${shareSize.width} × ${shareSize.height}`)
    }
  }
  return faults
}
