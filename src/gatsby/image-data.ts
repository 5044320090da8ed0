import type { CreateResolversArgs } from "gatsby"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { generateImageData } from "gatsby-plugin-sharp"
import { withAvif } from "./avif"
import type { FileNode } from "./entries"

/** A picture's sizes and formats, as a query's `gatsbyImageData` would give them. */
export async function imageDataOf(file: FileNode, tools: CreateResolversArgs): Promise<IGatsbyImageData> {
  const { pathPrefix, reporter, cache } = tools
  const data = await generateImageData({
    file,
    args: {
      layout: "constrained",
      breakpoints: [460, 680, 1080, 1600],
      sizes: "(min-width: 60rem) 48rem, 92vw",
    },
    pathPrefix,
    reporter,
    cache,
  })
  if (!data) throw new Error(`${file.absolutePath} is no picture that can be read`)
  return withAvif(data, file, tools)
}
