import "gatsby-plugin-image"

declare module "gatsby-plugin-image/dist/src/components/gatsby-image.browser" {
  interface IGatsbyImageData {
    /** Pictures that stand in for this one. Those with a shape of their own have its size. */
    variants?: {
      media: string
      type?: string
      srcSet: string
      sizes?: string
      width?: number
      height?: number
    }[]
  }
}
