import { graphql } from "gatsby"
import { Picture } from "../picture/picture"
import { Seam } from "../seam/seam"

type Props = {
  project: Pick<Queries.ProjectCardFragment, "image" | "wireframe" | "written">
  /** How wide the page shows it, as in CSS `sizes`. */
  sizes: string
  /** True for the largest picture of the first view. */
  first?: boolean
  /** Where the seam rests, in percent of the width, if not where it does elsewhere. */
  rest?: number | null
  className?: string | undefined
}

/** A project's screen: its wireframe before the seam, if it has one, and the screen itself after it. */
export function ProjectScreen({
  project: { image, wireframe, written },
  sizes,
  first = false,
  rest,
  className,
}: Props) {
  const made = (
    <Picture picture={image} lang={written ?? undefined} sizes={sizes} first={first} className={className} />
  )
  if (!wireframe) return made
  const drawn = <Picture picture={{ ...wireframe, alt: "" }} sizes={sizes} className={className} />
  return (
    <Seam drawn={drawn} first={first} rest={rest}>
      {made}
    </Seam>
  )
}

export const fragment = graphql`
  fragment ProjectImage on Project {
    written
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [460, 680, 1080, 1600])
        }
      }
    }
  }
`
