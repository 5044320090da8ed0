import type { CreateResolversArgs } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { generateImageData } from "gatsby-plugin-sharp"
import type { FileNode } from "./entries"
import { pictureData } from "./pictures"

/** The widths of a picture in an entry's text, in pixels, and the CSS `sizes` of its display. */
const inText = { breakpoints: [460, 680, 1080, 1600], sizes: "(min-width: 60rem) 48rem, 92vw" }

/** A picture's sizes and formats, in the form of a query's `gatsbyImageData`. */
export async function imageDataOf(file: FileNode, tools: CreateResolversArgs): Promise<IGatsbyImageData> {
  if (process.env.NODE_ENV !== "development") return pictureData(file, inText, tools)
  const { pathPrefix, reporter, cache } = tools
  const args = { layout: "constrained" as const, ...inText }
  const data = await generateImageData({ file, args, pathPrefix, reporter, cache })
  if (!data) throw new Error(`${file.absolutePath} is no picture that can be read`)
  return data
}
