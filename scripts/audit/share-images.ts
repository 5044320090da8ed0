import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { shareImage, shareSize } from "../../src/seo/share-image"
import { type Site, isUnlisted } from "./site"

/** Whether a path is that of the second or a later page of a list, such as `/work/2/`. They have the list's title. */
const isFurtherPage = (address: string) => /\/\d+\/$/.test(address)

/** Every listed page must have a share image of its own in `folder`: a JPEG of the right size. */
export async function shareImages({ pages }: Site, folder: string): Promise<string[]> {
  const errors: string[] = []
  const pageOf = new Map<string, string>()
  for (const page of pages.values()) {
    if (isUnlisted(page)) continue
    const file = shareImage(page.path)
    const bytes = existsSync(path.join(folder, file))
      ? readFileSync(path.join(folder, file))
      : Buffer.alloc(0)
    const found = await sharp(bytes)
      .metadata()
      .catch(() => undefined)
    if (found?.format !== "jpeg" || found.width !== shareSize.width || found.height !== shareSize.height)
      errors.push(`${page.path} ${file} is not a JPEG of ${shareSize.width} × ${shareSize.height}`)
    if (isFurtherPage(page.path)) continue
    const digest = createHash("sha256").update(bytes).digest("hex")
    const other = pageOf.get(digest)
    if (other !== undefined) errors.push(`${page.path} has the share image of ${other}`)
    pageOf.set(digest, page.path)
  }
  return errors
}
