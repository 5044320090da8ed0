import type { ComponentProps } from "react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { PictureMarkup } from "./picture-markup"

type Props = Omit<ComponentProps<typeof PictureMarkup>, "image" | "alt"> & {
  picture: {
    readonly alt: string
    readonly src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  }
}

/** A picture from the content; `sizes` is its width on the page. */
export function Picture({ picture: { alt, src }, ...rest }: Props) {
  return (
    src.childImageSharp && <PictureMarkup image={src.childImageSharp.gatsbyImageData} alt={alt} {...rest} />
  )
}
