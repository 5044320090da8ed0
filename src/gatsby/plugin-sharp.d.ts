declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby"
  import type { IGatsbyImageData } from "gatsby-plugin-image"

  /** What of gatsby-plugin-sharp the site calls itself; the package has no types. */
  export function generateImageData(options: {
    file: Node
    args: { layout: "constrained" | "fixed" | "fullWidth"; breakpoints?: number[]; sizes?: string }
    pathPrefix: string
    reporter: Reporter
    cache: GatsbyCache
  }): Promise<IGatsbyImageData | undefined>
}
