import path from "node:path"
import sharp from "sharp"
import type { ContentIssue } from "../../errors/content-issue"
import { originalsOf, variantsOf } from "../../pictures/variants"

/** How much the shapes of two pictures may differ: a pixel or two, from rounding. */
const tolerance = 0.01

/** Variants without a picture, dark ones of another shape, and phone crops without the dark one of their picture. */
export async function checkVariants(root: string, files: readonly string[]): Promise<ContentIssue[]> {
  const there = new Set(files)
  const own = files.filter((file) => file.startsWith("content/"))
  const errors = await Promise.all(own.map((file) => reasonFor(root, file, there)))
  return errors.flatMap((reason, index) => (reason ? [{ file: own[index] ?? "", place: "", reason }] : []))
}

async function reasonFor(
  root: string,
  file: string,
  there: ReadonlySet<string>,
): Promise<string | undefined> {
  const original = originalsOf(file)
  if (!original) return withoutDarkCrop(file, there)
  const missing = [original.light, original.whole].find((other) => other !== undefined && !there.has(other))
  if (missing)
    return `is a variant of ${missing}, which is not there; put it there with the same ending, also in its capital letters, or rename this file`
  if (original.light === undefined) return undefined
  const [light, dark] = await Promise.all([
    shapeOf(path.join(root, original.light)),
    shapeOf(path.join(root, file)),
  ])
  if (!light || !dark || Math.abs(light.width / light.height / (dark.width / dark.height) - 1) <= tolerance)
    return undefined
  return `is ${sizeOf(dark)} pixels, but ${original.light} is ${sizeOf(light)}; a dark variant needs the same shape, so export it again`
}

function withoutDarkCrop(file: string, there: ReadonlySet<string>): string | undefined {
  const [darkCrop, crop, dark] = variantsOf(file).map((variant) => variant.file)
  if (!darkCrop || !crop || !dark || there.has(darkCrop) || !there.has(crop) || !there.has(dark))
    return undefined
  return `has a dark variant and a phone crop, but no dark phone crop; add ${path.posix.basename(darkCrop)}`
}

const sizeOf = ({ width, height }: Shape) => `${width} × ${height}`

type Shape = { width: number; height: number }

/** A picture's size as it is shown; undefined if it cannot be read, which checkMedia tells. */
async function shapeOf(file: string): Promise<Shape | undefined> {
  const read = await sharp(file)
    .metadata()
    .catch(() => undefined)
  return read?.autoOrient
}
