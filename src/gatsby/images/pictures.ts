import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { type IGatsbyImageData, generateImageData } from "gatsby-plugin-image"
import sharp from "sharp"
import { z } from "zod"
import type { FileNode } from "../source/entries"
import { servedName } from "./served-name"

type Tools = Pick<CreateResolversArgs, "actions" | "pathPrefix" | "createContentDigest">

/** The arguments of a picture query: widths in pixels, CSS `sizes`, `formats: [PNG]` for a line drawing. */
export const pictureArgs = z.strictObject({
  width: z.number().optional(),
  breakpoints: z.array(z.number()).optional(),
  sizes: z.string().optional(),
  layout: z.literal("constrained").optional(),
  formats: z.tuple([z.literal("png")]).optional(),
})
export type PictureArgs = z.infer<typeof pictureArgs>

type Format = "avif" | "webp" | "png"

/** The largest width of the WebP fallback for browsers without AVIF (few, older than 2023). */
const fallbackWidth = 1080

/**
 * AVIF in every requested width, and one WebP unless `fallback` is false. A line drawing is a PNG of four
 * colors: half the bytes of an AVIF, and sharp. Addresses are short, and change with the picture and with gatsby-worker.js.
 */
export async function pictureData(
  file: FileNode,
  { width, breakpoints, sizes, formats, fallback = true }: PictureArgs & { fallback?: boolean },
  tools: Tools,
): Promise<IGatsbyImageData> {
  const [format] = formats ?? (["avif"] as const)
  const sourceMetadata = await sizeOf(file)
  const name = servedName(path.parse(file.absolutePath).name)
  const settings = readFileSync("gatsby-worker.js", "utf8")
  const folder = `static/${tools.createContentDigest(file.internal.contentDigest + settings).slice(0, 10)}`
  const encoded = (wide: number, as: Format) => {
    const [outputDir, output] = [path.resolve("public", folder), `${name}-${wide}.${as}`]
    if (!existsSync(path.join(outputDir, output))) {
      // The build's date makes this a new job: Gatsby never repeats a job, even if its file is gone.
      const args = { file: output, width: wide, format: as, build: process.env.BUILD_STARTED }
      void tools.actions.createJobV2({ name: "ENCODE", inputPaths: [file.absolutePath], outputDir, args })
    }
    return `${tools.pathPrefix}/${folder}/${encodeURIComponent(output)}`
  }
  const widths: number[] = []
  const data = generateImageData({
    filename: name,
    pluginName: "pictures",
    layout: "constrained",
    formats: [format],
    sourceMetadata,
    ...(width && { width }),
    ...(breakpoints && { breakpoints }),
    ...(sizes && { sizes }),
    generateImageSource: (_, wide, height) => {
      widths.push(wide)
      return { src: encoded(wide, format), width: wide, height, format }
    },
  })
  const { src = "", srcSet, sizes: own } = data.images.fallback ?? {}
  const several = widths.length > 1 && srcSet && own ? { srcSet, sizes: own } : {}
  // All browsers show a PNG. The plugin gives no sources for it, which only a variant needs.
  if (format === "png")
    return {
      ...data,
      images: fallback
        ? { sources: [], fallback: { src, ...several } }
        : { sources: [{ type: "image/png", srcSet: src, ...several }] },
    }
  const sources = data.images.sources ?? []
  if (!fallback) return { ...data, images: { sources } }
  const smaller = widths.filter((wide) => wide <= fallbackWidth)
  const chosen = smaller.length > 0 ? Math.max(...smaller) : Math.min(...widths)
  return { ...data, images: { sources, fallback: { src: encoded(chosen, "webp") } } }
}

async function sizeOf(file: FileNode) {
  const { autoOrient } = await sharp(file.absolutePath).metadata()
  return { ...autoOrient, format: "auto" as const }
}
