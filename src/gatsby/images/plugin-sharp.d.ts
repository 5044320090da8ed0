declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby"
  import type { IGatsbyImageData } from "gatsby-plugin-image"

  /** The function of gatsby-plugin-sharp that the site calls. The package has no types. */
  export function generateImageData(options: {
    file: Node
    args: {
      layout: "constrained" | "fixed" | "fullWidth"
      width?: number | undefined
      breakpoints?: number[] | undefined
      sizes?: string | undefined
    }
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
