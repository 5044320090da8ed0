import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import type { CreateResolversArgs } from "gatsby"
import { type IGatsbyImageData, generateImageData } from "gatsby-plugin-image"
import sharp from "sharp"
import { z } from "zod"
import type { FileNode } from "./entries"
import { servedName } from "./served-name"

type Tools = Pick<CreateResolversArgs, "actions" | "pathPrefix" | "createContentDigest">

/** The arguments of a picture query: its maximum width, its widths (pixels), and CSS `sizes`. */
export const askedSchema = z.strictObject({
  width: z.number().optional(),
  breakpoints: z.array(z.number()).optional(),
  sizes: z.string().optional(),
  layout: z.literal("constrained").optional(),
})
export type Asked = z.infer<typeof askedSchema>

/** The largest width of the WebP fallback for browsers without AVIF (few, older than 2023). */
const fallbackWidth = 1080

/**
 * A picture's data: AVIF in every requested width, and one WebP unless `fallback` is false. gatsby-worker.js encodes
 * files that no earlier build has made. Addresses change with that file and with the picture. They are short, as a page
 * may have hundreds.
 */
export async function pictureData(
  file: FileNode,
  { width, breakpoints, sizes, fallback = true }: Asked & { fallback?: boolean },
  tools: Tools,
): Promise<IGatsbyImageData> {
  const sourceMetadata = await sizeOf(file)
  const name = servedName(path.parse(file.absolutePath).name)
  const settings = readFileSync("gatsby-worker.js", "utf8")
  const folder = `static/${tools.createContentDigest(file.internal.contentDigest + settings).slice(0, 10)}`
  const encoded = (wide: number, format: "avif" | "webp") => {
    const [outputDir, output] = [path.resolve("public", folder), `${name}-${wide}.${format}`]
    if (!existsSync(path.join(outputDir, output))) {
      // The build's date makes this a new job: Gatsby never repeats a job, even if its file is gone.
      const args = { file: output, width: wide, format, build: process.env.BUILD_STARTED }
      void tools.actions.createJobV2({ name: "ENCODE", inputPaths: [file.absolutePath], outputDir, args })
    }
    return `${tools.pathPrefix}/${folder}/${encodeURIComponent(output)}`
  }
  const widths: number[] = []
  const data = generateImageData({
    filename: name,
    pluginName: "pictures",
    layout: "constrained",
    formats: ["avif"],
    sourceMetadata,
    ...(width && { width }),
    ...(breakpoints && { breakpoints }),
    ...(sizes && { sizes }),
    generateImageSource: (_, wide, height) => {
      widths.push(wide)
      return { src: encoded(wide, "avif"), width: wide, height, format: "avif" }
    },
  })
  if (!fallback) return { ...data, images: { sources: data.images.sources ?? [] } }
  const smaller = widths.filter((wide) => wide <= fallbackWidth)
  const chosen = smaller.length > 0 ? Math.max(...smaller) : Math.min(...widths)
  return { ...data, images: { ...data.images, fallback: { src: encoded(chosen, "webp") } } }
}

/** A picture's size in pixels. */
async function sizeOf(file: FileNode) {
  const { autoOrient } = await sharp(file.absolutePath).metadata()
  return { ...autoOrient, format: "auto" as const }
}
